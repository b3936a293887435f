import { watchTiles } from '@/components/games/tile/watch-tiles';
import { reactQuietly } from '@/components/shared/feedback/react-quietly';
import { savesData } from '@/lib/browser/reduced-motion';
import { watchReadFailures } from '@/lib/platform/read-failures';
import { loadStack } from '../dialogs/warm-dialog';
import { watchBuild } from './build-watch';
import { startOfflineWorker } from './offline-worker';
import { followSearchKey } from './search-key';
import { watchConnection } from './watch-connection';

/** Build id of a server that runs without a build. */
const UNBUILT = 'development';

let isStarted = false;

/**
 * Background tasks of an open page: fatal responses, the service worker, newer builds, the connection, the search
 * shortcut, details on hovered tiles, and the frame of dialogs, so that a click on one waits only for its content.
 * @param pressed The last key pressed before this code loaded.
 */
export function startUpkeep(pressed?: KeyboardEvent): void {
  if (isStarted) return;
  isStarted = true;
  watchReadFailures((error) => void reactQuietly(error));
  watchConnection();
  followSearchKey(pressed);
  watchTiles();
  if (!savesData()) loadStack().catch(() => undefined);
  // A development server rebuilds constantly and has no hashed files to cache.
  if (document.documentElement.dataset.build !== UNBUILT) {
    const worker = startOfflineWorker();
    watchBuild(() => void renew(worker));
  }
}

async function renew(worker: Promise<ServiceWorkerRegistration | null>): Promise<void> {
  try {
    await (await worker)?.update();
  } catch {
    // The next document retries.
  }
}
