import { readStored } from '@/lib/browser/storage';

/** Whether the site runs in the messenger's mini-app. Its launch data persist for the lifetime of the tab. */
export function isMiniApp(): boolean {
  return 'Telegram' in window || readStored('tg') !== null;
}
