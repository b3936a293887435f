import { useMemo } from 'react';
import { readLaunch } from '@/lib/mini-app/launch';
import { MiniAppWaiting } from './mini-app-waiting';
import { useMiniAppBackButton } from './use-mini-app-back-button';
import { useMiniAppEntry } from './use-mini-app-entry';
import { useMiniAppScreen } from './use-mini-app-screen';

/** The site inside the messenger: window, back button, and automatic sign-up of its user (R-MINI-01). */
export function MiniApp({ launchHash }: { launchHash: string }) {
  const launch = useMemo(() => readLaunch(launchHash), [launchHash]);
  useMiniAppScreen(launch);
  useMiniAppBackButton();
  const isEntering = useMiniAppEntry(launch);
  return isEntering ? <MiniAppWaiting /> : null;
}
