import { paths } from '@/lib/routing/paths';
import type { NavItem } from './nav-items';

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

/** The menu where the operator wrote none. */
export function defaultMenu(title: (key: EntryKey) => string): NavItem[] {
  return ENTRIES.map(([key, href]) => ({ title: title(key), href, icon: null }));
}
