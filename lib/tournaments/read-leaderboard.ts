import { readPlatform } from '@/lib/platform/read';
import { getLeaderboard } from './api';
import { LEADERBOARD_PAGE } from './rules';
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
