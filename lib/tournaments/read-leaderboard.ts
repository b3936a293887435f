import { readPlatform } from '@/lib/platform/read';
import { getLeaderboard } from './api';
import { OWN_PLACE_DEPTH, ownRow } from './rules';
import type { LeaderboardRow } from './schema';

/**
 * The first rows of a leaderboard as of now, with the light client; a separate module, loaded when more rows are
 * requested.
 * @throws PlatformError when they could not be read.
 */
export async function readLeaderboard(
  tournamentId: string,
  count: number,
): Promise<{ items: LeaderboardRow[]; total: number }> {
  const items: LeaderboardRow[] = [];
  let total = 0;
  for await (const page of pages(tournamentId, 0, count)) {
    items.push(...page.items);
    // An empty page ends the list, whatever the total claims.
    total = page.items.length === 0 ? items.length : page.total;
  }
  return { items, total };
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
  for await (const { items } of pages(tournamentId, offset, OWN_PLACE_DEPTH)) {
    const own = ownRow(items, fakename);
    if (own) return own;
  }
  return null;
}

/** The pages of a range: where the platform returns fewer rows than requested, the rest is requested in turn. */
async function* pages(tournamentId: string, offset: number, count: number) {
  for (let known = 0; known < count;) {
    const input = { tournament_id: tournamentId, offset: offset + known, count: count - known };
    const page = await readPlatform.call(getLeaderboard, input);
    yield page;
    known += page.items.length;
    if (page.items.length === 0 || offset + known >= page.total) return;
  }
}
