import { readPlatform } from '@/lib/platform/read';
import { getLeaderboard } from './api';
import { LEADERBOARD_PAGE, OWN_PLACE_DEPTH, ownRow } from './rules';
import type { LeaderboardRow } from './schema';

/**
 * The next rows of a leaderboard, read by a plain fetch; fetched with its code when somebody asks for more.
 * @throws PlatformError when they could not be read.
 */
export async function readLeaderboard(
  tournamentId: string,
  offset: number,
): Promise<{ items: LeaderboardRow[]; total: number }> {
  return readPlatform.call(getLeaderboard, { tournament_id: tournamentId, offset, count: LEADERBOARD_PAGE });
}

/**
 * The player's own row below those already read, looked for among the next 500; null where it is not there.
 * @throws PlatformError when they could not be read.
 */
export async function readOwnRow(
  tournamentId: string,
  offset: number,
  fakename: string,
): Promise<LeaderboardRow | null> {
  const input = { tournament_id: tournamentId, offset, count: OWN_PLACE_DEPTH };
  return ownRow((await readPlatform.call(getLeaderboard, input)).items, fakename);
}
