'use client';

import { Suspense, useEffect, type ReactNode } from 'react';
import { DialogHost } from './dialogs/dialog-host';
import { followEarlyActions } from '@/lib/browser/pre-hydration/follow';
import { FatalGate } from './fatal-gate';
import { LastPlaceKeeper } from './last-place';
import { MiniAppGate } from './mini-app/mini-app-gate';
import { Navigator } from './navigator';
import { QueryFlagPopups } from './query-flag-popups';
import { ScrollManager } from './scroll-manager';
import { SessionLifecycle } from './session/session-lifecycle';
import { VisitGate } from './visit/visit-gate';
import { Toaster } from './toaster/toaster';
import { UpkeepGate } from './upkeep/upkeep-gate';

/** Behaviours that run as long as the document, around every page. */
export function Runtime({ children }: { children: ReactNode }) {
  useEffect(followEarlyActions, []);
  return (
    <>
      <MiniAppGate />
      <FatalGate takes="screen">{children}</FatalGate>
      <SessionLifecycle />
      <Navigator />
      <UpkeepGate />
      <Suspense fallback={null}>
        <QueryFlagPopups />
        <ScrollManager />
        <LastPlaceKeeper />
      </Suspense>
      <VisitGate />
      <DialogHost />
      <Toaster />
    </>
  );
}
