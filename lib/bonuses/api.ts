import { defineAction } from '@/lib/platform/action';
import { defineMethod } from '@/lib/platform/method';
import { bonuses } from './schema';

const player = { isForPlayers: true } as const;

export const getBonuses = defineMethod<{
  count: number;
  offset: number;
  fields: readonly ['description', 'status'];
  status: string;
}>()({ name: 'bonuses.get', output: bonuses, ...player });

export const activateBonus = defineAction<{ bonus_id: string }>('bonuses.activate');

export const deactivateBonus = defineAction<{ bonus_id: string }>('bonuses.deactivate');

export const removeBonus = defineAction<{ bonus_id: string }>('bonuses.remove');

export const getBettingBonuses = defineMethod()({ name: 'BettingBonuses.get', output: bonuses, ...player });

export const activateBettingBonus = defineAction<{ bonus_id: string }>('BettingBonuses.activate');

export const removeBettingBonus = defineAction<{ bonus_id: string }>('BettingBonuses.remove');
