import type { ProductView } from '@/lib/loyalty/loader';
import type { Benefits } from '@/lib/loyalty/rules';
import type { LevelListProps } from './level-list';

export interface ProgramLevelsProps extends Omit<LevelListProps, 'points'> {
  sysname: string;
}

export interface LoyaltyHeroProps {
  hasCharacters: boolean;
  /** Benefits of each level, by the platform's level id. */
  benefits: Benefits;
}

export type BuyableProduct = Pick<ProductView, 'id' | 'name' | 'price' | 'isAvailable'>;

export interface PriceTagProps {
  /** Id of the reward. */
  id: string;
  /** In points. */
  price: number;
  /** Name of the points if the player's own is unknown. */
  pointsName?: string | null;
}
