import { watchTiles } from '@/components/games/tile/watch-tiles';
import { reactQuietly } from '@/components/shared/feedback/react-quietly';
import { watchReadFailures } from '@/lib/platform/read-failures';
import { watchBuild } from './build-watch';
import { hideFailedPictures } from './hide-failed-pictures';
import { startOfflineWorker } from './offline-worker';
import { followSearchKey } from './search-key';
import { watchConnection } from './watch-connection';

/** How a server calls its build when it runs without one. */
const UNBUILT = 'development';

/**
 * What an open page needs besides: responses that end every page, the service worker, a newer build, the connection,
 * pictures that fail, the search's key, more of the tile that is looked at.
 * @param pressed The last key that was pressed before this code was here.
 */
export function startUpkeep(pressed?: KeyboardEvent): () => void {
  const stops = [
    watchReadFailures((error) => void reactQuietly(error)),
    hideFailedPictures(),
    watchConnection(),
    followSearchKey(pressed),
    watchTiles(),
  ];
  // A development server rebuilds all the time and has no hashed files to keep.
  if (document.documentElement.dataset.build !== UNBUILT) {
    const worker = startOfflineWorker();
    stops.push(watchBuild(() => void renew(worker)));
  }
  return () => stops.forEach((stop) => stop());
}

async function renew(worker: Promise<ServiceWorkerRegistration | null>): Promise<void> {
  try {
    await (await worker)?.update();
  } catch {
    // Requested again with the next document.
  }
}
