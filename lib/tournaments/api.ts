import { defineAction } from '@/lib/platform/action';
import { defineMethod } from '@/lib/platform/method';
import { leaderboard, tournaments } from './schema';

export const getTournaments = defineMethod<{
  offset?: number;
  count?: number;
  id?: string;
  fields: readonly ['description'];
}>()({ name: 'tournaments.get', output: tournaments });

export const getLeaderboard = defineMethod<{ tournament_id: string; offset?: number; count?: number }>()({
  name: 'leaderboard.get',
  output: leaderboard,
});

export const participate = defineAction<{ id: string }>('tournaments.participate');
