import { readStored } from '@/lib/browser/storage';

/** Whether the messenger launched the site (R-GUARD-14). Its launch data persist for the lifetime of the tab. */
export function isMiniApp(): boolean {
  return readStored('tg') !== null;
}
