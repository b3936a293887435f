'use client';

import { lazy, Suspense, useEffect } from 'react';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { useToasts, type Toast } from '@/stores/toasts';
import styles from './toaster.module.scss';

const load = () => import('./toast-cards');
const ToastCards = lazy(() =>
  load().then(
    (module) => ({ default: module.ToastCards }),
    // Their text matters more than their look.
    () => ({ default: BareToasts }),
  ),
);

/** Toasts below the header. Their code loads on the first interaction, so that it is available offline. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  useEffect(() => void firstInteraction().then(load).catch(nothing), []);
  return (
    <div className={styles.toaster}>
      <Suspense fallback={null}>
        {toasts.length > 0 && <ToastCards toasts={toasts} className={styles.toaster} />}
      </Suspense>
    </div>
  );
}

const nothing = () => undefined;

function BareToasts({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map(({ id, text }) => (
    <p key={id} role="alert">
      {text}
    </p>
  ));
}
