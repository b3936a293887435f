import { readPlatform } from '@/lib/platform/read';
import { getLeaderboard } from './api';
import { mergeRows, OWN_PLACE_DEPTH, ownRow } from './rules';
import type { LeaderboardRow } from './schema';

export interface Leaderboard {
  /** In order, each place and player once. */
  rows: LeaderboardRow[];
  count: number;
  total: number;
}

/**
 * The first rows of a leaderboard as of now, with the read-only client; a separate module, loaded when more rows are
 * requested.
 * @throws PlatformError
 */
export async function readLeaderboard(tournamentId: string, wanted: number): Promise<Leaderboard> {
  const parts: LeaderboardRow[][] = [];
  let count = 0;
  let total = 0;
  for await (const { items, total: claimed } of pages(tournamentId, 0, wanted)) {
    parts.push(items);
    count += items.length;
    // An empty page ends the list, whatever the total claims.
    total = items.length === 0 ? count : claimed;
  }
  return { rows: mergeRows(parts), count, total };
}

/**
 * The player's own row below those already read, searched for in the next 500; null where it is not found.
 * @throws PlatformError
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

/** Where the platform returns fewer rows than requested, the rest is requested in turn. */
async function* pages(tournamentId: string, offset: number, count: number) {
  for (let known = 0; known < count;) {
    const input = { tournament_id: tournamentId, offset: offset + known, count: count - known };
    const page = await readPlatform.call(getLeaderboard, input);
    yield page;
    known += page.items.length;
    if (page.items.length === 0 || offset + known >= page.total) return;
  }
}
