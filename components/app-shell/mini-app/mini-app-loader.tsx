import { useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage';
import { hasLaunchData } from '@/lib/mini-app/launch-mark';

const MiniApp = lazyPart(() => import('./mini-app').then((module) => module.MiniApp));

/**
 * Detects a launch by the messenger (R-GUARD-14). Launch data are stored for the tab and removed from the address
 * before anything can report it; everything else loads only inside the messenger.
 */
export function MiniAppLoader() {
  const launch = useSyncExternalStore(takeLaunch, storedLaunch, noLaunch);
  if (launch === null) return null;
  return <MiniApp launchHash={launch} />;
}

function takeLaunch(onStored: () => void): () => void {
  const { pathname, search, hash } = window.location;
  if (hasLaunchData(hash)) {
    writeStored('tg', hash.slice(1));
    removeStored('tg_entered');
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    onStored();
  }
  return () => undefined;
}

const storedLaunch = () => readStored('tg');
const noLaunch = () => null;
