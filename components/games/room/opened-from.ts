import { readStored, writeStored, type LastPlace } from '@/lib/browser/storage';
import { stripLocale } from '@/lib/routing/locale-path';
import { GAME_PAGE, PASSED_PAGE } from '@/lib/routing/game-exit';

let isRead = false;

/** The page the game was opened from; the referrer if its code had not loaded yet and could not store the address. */
export function openedFrom(): LastPlace | null {
  if (!isRead) noteReferrer();
  isRead = true;
  return readStored('last_place');
}

function noteReferrer(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if ((entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate') return;
  if (document.referrer === '') return;
  const from = new URL(document.referrer);
  if (from.origin !== window.location.origin) return;
  const { path } = stripLocale(from.pathname);
  if (GAME_PAGE.test(path) || PASSED_PAGE.test(path)) return;
  const game = stripLocale(window.location.pathname).path;
  writeStored('last_place', { path: `${path}${from.search}`, length: window.history.length - 1, game });
}
