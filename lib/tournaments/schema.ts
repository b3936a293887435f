import * as z from 'zod/mini';
import {
  description,
  id,
  looseFlag,
  nullableMoney,
  nullableNumber,
  number,
  pageOf,
  timestamp,
} from '@/lib/platform/values';
import { playerName } from '@/lib/platform/player-name';

const STATUSES = ['upcoming', 'active', 'finished'] as const;

const tournament = z.pipe(
  z.object({
    id,
    status: z.catch(z.nullable(z.enum(STATUSES)), null),
    started_at: timestamp,
    finished_at: timestamp,
    prize: nullableMoney,
    is_participant: looseFlag,
    description,
  }),
  z.transform(({ status, ...rest }) => ({ ...rest, status: status ?? statusByTime(rest) })),
);
export const tournaments = pageOf(tournament);

/**
 * A tournament's status by its times, for a platform status unknown to this client. Spec silent on one without times;
 * chosen: finished, which promises nothing. As running it could lead the home page and the list, with a prize that
 * perhaps nobody can win.
 */
function statusByTime({
  started_at: from,
  finished_at: to,
}: Record<'started_at' | 'finished_at', string | null>) {
  const now = Date.now();
  if (to === null ? from === null : Date.parse(to) <= now) return 'finished';
  return from !== null && Date.parse(from) > now ? 'upcoming' : 'active';
}

const leaderboardRow = z.object({
  position: number,
  fakename: playerName,
  points: nullableNumber,
  prize: nullableMoney,
});
export type LeaderboardRow = z.infer<typeof leaderboardRow>;
export const leaderboard = pageOf(leaderboardRow);
