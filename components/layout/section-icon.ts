import type { IconName } from '@/components/ui/icon';
import { paths } from '@/lib/routing/paths';

/** By address, if the operator set no icon. */
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
