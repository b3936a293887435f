import type { IconName } from '@/components/ui/icon-names';
import { paths } from '@/lib/routing/paths';
import type { MenuEntry } from '@/stores/dialogs';

export type NavItem = MenuEntry;

/** Built-in icon of a section by its address, where the operator gave none. */
const SECTION_ICONS: Record<string, IconName> = {
  [paths.home()]: 'home',
  [paths.gameHall()]: 'games',
  [paths.betting()]: 'target',
  [paths.offers()]: 'gift',
  [paths.promotions()]: 'sparkles',
  [paths.tournaments()]: 'trophy',
  [paths.jackpots()]: 'coins',
  [paths.loyalty()]: 'crown',
  [paths.providers()]: 'dice',
  [paths.winners()]: 'star',
  [paths.support()]: 'chat',
};

export function sectionIcon(href: string): IconName {
  return SECTION_ICONS[href] ?? 'chevronRight';
}

/** True when `path` is the entry's page or lies below it. */
export function isActivePath(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`));
}
