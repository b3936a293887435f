import { defineMethod } from '@/lib/platform/method';
import { jackpots, winners } from './schema';

export const getJackpots = defineMethod<{
  offset?: number;
  count?: number;
  id?: string;
  fields: readonly ['description'];
}>()('Jackpots.get', jackpots);

export const getWinners = defineMethod<{ offset?: number; count?: number; jackpot_id?: string }>()(
  'Jackpots.getWinners',
  winners,
);
