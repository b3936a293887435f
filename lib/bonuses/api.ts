import { defineMethod } from '@/lib/platform/method';
import { actionResult } from '@/lib/platform/values';
import { bonuses } from './schema';

const player = { isForPlayers: true } as const;

export const getBonuses = defineMethod<{
  count: number;
  offset: number;
  fields: readonly ['description', 'status'];
  status: string;
}>()({ name: 'bonuses.get', output: bonuses, ...player });

export const activateBonus = defineMethod<{ bonus_id: string }>()({
  name: 'bonuses.activate',
  output: actionResult,
  ...player,
});

export const deactivateBonus = defineMethod<{ bonus_id: string }>()({
  name: 'bonuses.deactivate',
  output: actionResult,
  ...player,
});

export const removeBonus = defineMethod<{ bonus_id: string }>()({
  name: 'bonuses.remove',
  output: actionResult,
  ...player,
});

export const getBettingBonuses = defineMethod()({ name: 'BettingBonuses.get', output: bonuses, ...player });

export const activateBettingBonus = defineMethod<{ bonus_id: string }>()({
  name: 'BettingBonuses.activate',
  output: actionResult,
  ...player,
});

export const removeBettingBonus = defineMethod<{ bonus_id: string }>()({
  name: 'BettingBonuses.remove',
  output: actionResult,
  ...player,
});
