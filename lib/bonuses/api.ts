import { defineAction, defineMethod } from '@/lib/platform/method';
import { bonuses } from './schema';

export const getBonuses = defineMethod<{
  count: number;
  offset: number;
  fields: readonly ['description', 'status'];
  status: string;
}>()('bonuses.get', bonuses);

/** How a player's bonuses are requested: those of every status (R-BON-01). */
export const BONUS_READ = { fields: ['description', 'status'], status: 'all' } as const;

export const activateBonus = defineAction<{ bonus_id: string }>('bonuses.activate');

export const deactivateBonus = defineAction<{ bonus_id: string }>('bonuses.deactivate');

export const removeBonus = defineAction<{ bonus_id: string }>('bonuses.remove');

export const getBettingBonuses = defineMethod()('BettingBonuses.get', bonuses);

export const activateBettingBonus = defineAction<{ bonus_id: string }>('BettingBonuses.activate');

export const removeBettingBonus = defineAction<{ bonus_id: string }>('BettingBonuses.remove');
