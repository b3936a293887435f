'use client';

import { useRef } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { LostPart } from '@/components/ui/lost-part';
import { useInView } from '@/components/ui/use-in-view';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import type { FormSettings } from '@/lib/forms/settings';
import { FormSkeleton } from './form-skeleton';

const FeedbackForm = lazyPart(
  () => import('./feedback-form').then((module) => module.FeedbackForm),
  LostPart,
);

interface FeedbackProps {
  fields: readonly FieldDescriptor[];
  settings: FormSettings;
}

/** The feedback form; its code is fetched when it approaches the viewport. */
export function Feedback(props: FeedbackProps) {
  const area = useRef<HTMLDivElement>(null);
  const isNear = useInView(area, { margin: '300px', isOnce: true });
  const skeleton = <FormSkeleton fieldCount={props.fields.length} />;
  return <div ref={area}>{isNear ? <FeedbackForm fallback={skeleton} {...props} /> : skeleton}</div>;
}
