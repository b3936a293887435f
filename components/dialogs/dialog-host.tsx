'use client';

import { lazy, Suspense } from 'react';
import { useDialogs } from '@/stores/dialogs';

const DialogStack = lazy(() => import('./dialog-stack').then((module) => ({ default: module.DialogStack })));

/** Draws the open dialogs; costs a page nothing until one opens. */
export function DialogHost() {
  const isAnyOpen = useDialogs((state) => state.stack.length > 0);
  if (!isAnyOpen) return null;
  return (
    <Suspense fallback={null}>
      <DialogStack />
    </Suspense>
  );
}
