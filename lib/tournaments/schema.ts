import * as z from 'zod/mini';
import {
  description,
  id,
  looseFlag,
  nullableMoney,
  nullableNumber,
  nullableText,
  number,
  pageOf,
  timestamp,
} from '@/lib/platform/values';

export const tournament = z.object({
  id,
  status: z.catch(z.enum(['upcoming', 'active', 'finished']), 'active'),
  started_at: timestamp,
  finished_at: timestamp,
  prize: nullableMoney,
  is_participant: looseFlag,
  description,
});
export type Tournament = z.infer<typeof tournament>;
export const tournaments = pageOf(tournament);

export const leaderboardRow = z.object({
  position: number,
  fakename: nullableText,
  points: nullableNumber,
  prize: nullableMoney,
});
export type LeaderboardRow = z.infer<typeof leaderboardRow>;
export const leaderboard = pageOf(leaderboardRow);
