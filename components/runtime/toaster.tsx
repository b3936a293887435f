'use client';

import { lazy, Suspense, useEffect } from 'react';
import { whenActing } from '@/lib/browser/acting';
import { useToasts, type Toast } from '@/stores/toasts';
import styles from './toaster.module.scss';

const load = () => import('./toast-card');
const ToastCard = lazy(() =>
  load().then(
    (module) => ({ default: module.ToastCard }),
    // What it says matters more than how it looks.
    () => ({ default: BareToast }),
  ),
);

/** Toasts below the header. Their code comes when the visitor begins to act: it must be here when the line is not. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  useEffect(() => void whenActing().then(load).catch(nothing), []);
  return (
    <div className={styles.toaster}>
      <Suspense fallback={null}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </Suspense>
    </div>
  );
}

const nothing = () => undefined;

function BareToast({ toast }: { toast: Toast }) {
  return <p role="alert">{toast.text}</p>;
}
