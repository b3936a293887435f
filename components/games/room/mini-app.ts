/** Where the mini-app's launch leaves its mark for the rest of the tab's life. */
const KEY = 'tg';

/** Whether the site runs inside the messenger's mini-app. */
export function isMiniApp(): boolean {
  if ('Telegram' in window) return true;
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
