'use client';

import { Suspense, useEffect, type ReactNode } from 'react';
import { DialogHost } from './dialogs/dialog-host';
import { followEarlyActions } from '@/lib/browser/pre-hydration/follow';
import { FatalBoundary } from './fatal-boundary';
import { LastPlaceKeeper } from './last-place';
import { watchHashEntries } from '@/lib/browser/hash-entries';
import { MiniAppLoader } from './mini-app/mini-app-loader';
import { Navigator } from './navigator';
import { QueryFlagPopups } from './query-flag-popups';
import { ScrollManager } from './scroll-manager';
import { SessionLifecycle } from './session/session-lifecycle';
import { VisitLoader } from './visit/visit-loader';
import { Toaster } from './toaster/toaster';
import { UpkeepLoader } from './upkeep/upkeep-loader';

/** Behaviours that run for the lifetime of the document, around every page. */
export function Runtime({ children }: { children: ReactNode }) {
  useEffect(checkAttributes, []);
  useEffect(followEarlyActions, []);
  useEffect(watchHashEntries, []);
  return (
    <>
      <MiniAppLoader />
      <FatalBoundary takes="screen">{children}</FatalBoundary>
      <SessionLifecycle />
      <Navigator />
      <UpkeepLoader />
      <Suspense fallback={null}>
        <QueryFlagPopups />
        <ScrollManager />
        <LastPlaceKeeper />
      </Suspense>
      <VisitLoader />
      <DialogHost />
      <Toaster />
    </>
  );
}

/** React drops these attributes if an extension or a translation changes the page before hydration. */
function checkAttributes(): void {
  if (document.documentElement.dataset.theme) return;
  void import('./restore-attributes').then(({ restoreAttributes }) => restoreAttributes());
}
