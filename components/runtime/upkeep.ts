import { watchBuild } from './build-watch';
import { startOfflineWorker } from './offline-worker';

/** Keeps the product in order while it is open: the service worker, the watch for a newer build. */
export function startUpkeep(): () => void {
  const worker = startOfflineWorker();
  return watchBuild(() => void renew(worker));
}

async function renew(worker: Promise<ServiceWorkerRegistration | null>): Promise<void> {
  try {
    await (await worker)?.update();
  } catch {
    // Asked for again with the next document.
  }
}
