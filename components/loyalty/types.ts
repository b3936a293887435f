import type { Benefits } from '@/lib/loyalty/rules';
import type { LevelListProps } from './level-list';

export interface ProgramLevelsProps extends Omit<LevelListProps, 'points'> {
  sysname: string;
}

export interface LoyaltyHeroProps {
  hasCharacters: boolean;
  /** What each level brings, by the platform's id of the level. */
  benefits: Benefits;
}

export interface BuyableProduct {
  id: string;
  name: string;
  /** In points. */
  price: number;
  isAvailable: boolean;
}

export interface PriceTagProps {
  /** In points. */
  price: number;
  /** The word for points where the player's own is not known. */
  pointsName?: string | null;
}
