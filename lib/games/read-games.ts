import { readPlatform } from '@/lib/platform/read';
import { getGames, type GamesQuery } from './api';
import { mergeGames } from './rules';
import type { GamePage } from './schema';

/** A range of a game list. */
export interface GamePart {
  offset: number;
  count: number;
}

/** Games of one search or of a few sysnames, as the platform returns them. @throws PlatformError */
export function findGames(input: GamesQuery & { count: number }, signal: AbortSignal): Promise<GamePage> {
  return readPlatform.call(getGames, input, { signal });
}

/**
 * `count` games of a list from an offset (R-GAME-01). When the platform returns fewer, the rest is requested in turn,
 * so that no game between two ranges is lost (`total` gives their number); when it returns more, the list is cut.
 * @throws PlatformError
 */
export async function readGames(
  input: GamesQuery,
  { offset, count }: GamePart,
  signal?: AbortSignal,
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
    // With duplicate or invalid entries `total` is never reached.
    if (items.length === known) break;
  }
  return { ...first, items: items.slice(0, count) };
}
