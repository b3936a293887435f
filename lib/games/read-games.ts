import { readPlatform } from '@/lib/platform/read';
import { getGames, type GamesQuery } from './api';
import { mergeGames } from './rules';
import type { GamePage } from './schema';

/** Part of a list of games: from an entry on, so many. */
export interface GamePart {
  offset: number;
  count: number;
}

/**
 * So many games of a list from an offset on (R-GAME-01). A platform that gives fewer at once than it is asked for is asked
 * on from there, so that no game between two parts is lost (contract 1.7: `total` says how many there are).
 * @throws PlatformError where a call fails
 */
export async function readGames(
  input: GamesQuery,
  { offset, count }: GamePart,
  signal: AbortSignal,
): Promise<GamePage> {
  const read = (known: number) => {
    const part = { offset: offset + known, count: count - known };
    return readPlatform.call(getGames, { ...input, ...part }, { signal });
  };
  const first = await read(0);
  const wanted = Math.min(count, first.total - offset);
  let { items } = first;
  while (items.length < wanted) {
    const known = items.length;
    items = mergeGames([{ items }, await read(known)]);
    // Doubles and unreadable entries make a total that is never reached.
    if (items.length === known) break;
  }
  return { ...first, items };
}
