import { readPlatform } from '@/lib/platform/read';
import { getLeaderboard } from './api';
import { LEADERBOARD_PAGE, OWN_PLACE_DEPTH, ownRow } from './rules';
import type { LeaderboardRow } from './schema';

/**
 * The next rows of a leaderboard, with the light client; a separate module, loaded when more rows are requested.
 * @throws PlatformError when they could not be read.
 */
export async function readLeaderboard(
  tournamentId: string,
  offset: number,
): Promise<{ items: LeaderboardRow[]; total: number }> {
  return readPlatform.call(getLeaderboard, { tournament_id: tournamentId, offset, count: LEADERBOARD_PAGE });
}

/**
 * The player's own row below those already read, searched for in the next 500; null where it is not found.
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
