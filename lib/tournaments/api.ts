import { defineAction, defineMethod } from '@/lib/platform/method';
import { leaderboard, tournaments } from './schema';

export const getTournaments = defineMethod<{
  offset?: number;
  count?: number;
  id?: string;
  fields: readonly ['description'];
}>()('tournaments.get', tournaments);

export const getLeaderboard = defineMethod<{ tournament_id: string; offset?: number; count?: number }>()(
  'leaderboard.get',
  leaderboard,
);

export const participate = defineAction<{ id: string }>('tournaments.participate');
