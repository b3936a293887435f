'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { closeAllDialogs, useDialogs } from '@/stores/dialogs';
import { useToasts } from '@/stores/toasts';

const DialogStack = lazy(() =>
  import('./dialog-stack').then(
    (module): { default: ComponentType } => ({ default: module.DialogStack }),
    (error: unknown): { default: ComponentType } => ({ default: () => <LostStack error={error} /> }),
  ),
);

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

/** Without the code of dialogs the page stays as it is, and each press says so (R-ERR-13). */
function LostStack({ error }: { error: unknown }) {
  const t = useTranslations('common');
  useEffect(() => {
    reloadAfter(error);
    closeAllDialogs();
    useToasts.getState().show('error', t('notLoaded'));
  }, [error, t]);
  return null;
}
