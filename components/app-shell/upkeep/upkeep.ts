import { watchBuild } from './build-watch';
import { hideFailedPictures } from './hide-failed-pictures';
import { startOfflineWorker } from './offline-worker';
import { followSearchKey } from './search-key';
import { watchConnection } from './watch-connection';

/** What an open page needs besides: the service worker, a newer build, the connection, pictures that fail, the search's key. */
export function startUpkeep(): () => void {
  const worker = startOfflineWorker();
  const stops = [
    watchBuild(() => void renew(worker)),
    hideFailedPictures(),
    watchConnection(),
    followSearchKey(),
  ];
  return () => stops.forEach((stop) => stop());
}

async function renew(worker: Promise<ServiceWorkerRegistration | null>): Promise<void> {
  try {
    await (await worker)?.update();
  } catch {
    // Asked for again with the next document.
  }
}
