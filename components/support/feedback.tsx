'use client';

import { lazy, Suspense } from 'react';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import type { FormSettings } from '@/lib/forms/settings';
import { FormSkeleton } from './form-skeleton';
import { useIsNear } from './use-is-near';

const FeedbackForm = lazy(() =>
  import('./feedback-form').then((module) => ({ default: module.FeedbackForm })),
);

interface FeedbackProps {
  fields: readonly FieldDescriptor[];
  settings: FormSettings;
}

/** The feedback form; its code is fetched when it approaches the viewport. */
export function Feedback(props: FeedbackProps) {
  const [area, isNear] = useIsNear<HTMLDivElement>();
  const skeleton = <FormSkeleton fieldCount={props.fields.length} />;
  return (
    <div ref={area}>
      {isNear ? (
        <Suspense fallback={skeleton}>
          <FeedbackForm {...props} />
        </Suspense>
      ) : (
        skeleton
      )}
    </div>
  );
}
