import { warmDialog } from '@/components/dialogs/warm-dialog';
import { isLocale } from '@/i18n/routing';
import { savesData } from '@/lib/browser/calm';
import { whenIdle } from '@/lib/browser/when-idle';
import { watchBuild } from './build-watch';
import { hideFailedPictures } from './hide-failed-pictures';
import { startOfflineWorker } from './offline-worker';
import { followSearchKey } from './search-key';
import { watchConnection } from './watch-connection';

/**
 * What an open page needs besides: the service worker, the code of signing in, a newer build, the connection, pictures that
 * fail, the search's key.
 */
export function startUpkeep(): () => void {
  const worker = startOfflineWorker();
  whenIdle(warmEntrance);
  const stops = [
    watchBuild(() => void renew(worker)),
    hideFailedPictures(),
    watchConnection(),
    followSearchKey(),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The way in opens at once when it is pressed: its code, texts and settings come while nothing else is to be done. */
function warmEntrance(): void {
  const { lang } = document.documentElement;
  if (isLocale(lang) && !savesData()) void warmDialog('auth', lang);
}

async function renew(worker: Promise<ServiceWorkerRegistration | null>): Promise<void> {
  try {
    await (await worker)?.update();
  } catch {
    // Asked for again with the next document.
  }
}
