import { readStored } from '@/lib/browser/storage';

/** Whether the site runs inside the messenger's mini-app, whose launch data stays for the rest of the tab's life. */
export function isMiniApp(): boolean {
  return 'Telegram' in window || readStored('tg') !== null;
}
