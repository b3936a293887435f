'use client';

import { clsx } from 'clsx';
import { useRef } from 'react';
import type { FormSetup } from '@/components/forms/use-configured-form';
import { lazyPart } from '@/components/ui/lazy-part';
import { LostPart } from '@/components/ui/lost-part';
import { useInView } from '@/components/ui/use-in-view';
import { FormSkeleton } from './form-skeleton';
import styles from './support-page.module.scss';

const FeedbackForm = lazyPart(
  () => import('./feedback-form').then((module) => module.FeedbackForm),
  LostPart,
);

/** Fetched when it approaches the viewport. */
export function Feedback(props: FormSetup) {
  const area = useRef<HTMLDivElement>(null);
  const isNear = useInView(area, { margin: '300px', isOnce: true });
  const skeleton = <FormSkeleton fieldCount={props.fields.length} />;
  const isPaired = props.fields[0]?.name === 'name' && props.fields[1]?.name === 'email';
  return (
    <div ref={area} className={clsx(isPaired && styles.paired)}>
      {isNear ? <FeedbackForm fallback={skeleton} {...props} /> : skeleton}
    </div>
  );
}
