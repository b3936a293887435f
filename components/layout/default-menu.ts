import { paths } from '@/lib/routing/paths';
import type { MenuEntry } from '@/stores/dialogs';

const ENTRIES = [
  ['games', paths.gameHall()],
  ['betting', paths.betting()],
  ['offers', paths.offers()],
  ['tournaments', paths.tournaments()],
  ['jackpots', paths.jackpots()],
  ['loyalty', paths.loyalty()],
  ['support', paths.support()],
] as const;

type EntryKey = (typeof ENTRIES)[number][0];

/** The menu if the operator defined none. */
export function defaultMenu(title: (key: EntryKey) => string): MenuEntry[] {
  return ENTRIES.map(([key, href]) => ({ title: title(key), href, icon: null }));
}
