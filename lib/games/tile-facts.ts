import { readPlatform } from '@/lib/platform/read';
import { getProviders, PROVIDERS_READ } from './api';
import { readGames } from './read-games';
import type { Game } from './schema';

/** What a tile shows besides the picture. */
export interface TileFacts {
  /** Null where the platform names none. */
  provider: string | null;
  hasDemo: boolean;
}

/** Null for a game the platform does not list. */
const known = new Map<string, Game | null>();
let names: Promise<ReadonlyMap<string, string>> | null = null;

/**
 * Facts of a game, fetched once per document, batched with its neighbours; null for one the platform does not list.
 * @param neighbours Sysnames of the tiles around it.
 * @throws PlatformError when a call fails; the next call requests again.
 */
export async function readTileFacts(
  sysname: string,
  neighbours: readonly string[],
): Promise<TileFacts | null> {
  const isKnown = known.has(sysname);
  const [providers] = await Promise.all([
    (names ??= readNames()),
    isKnown ? undefined : readAround(sysname, neighbours),
  ]);
  const game = known.get(sysname);
  if (!game) return null;
  return { provider: (game.provider && providers.get(game.provider)) || null, hasDemo: game.hasDemo };
}

async function readAround(sysname: string, neighbours: readonly string[]): Promise<void> {
  const sysnames = [...new Set([sysname, ...neighbours])].filter((name) => !known.has(name));
  const part = { offset: 0, count: sysnames.length };
  const { items } = await readGames({ sysnames, fields: ['description'] }, part);
  for (const name of sysnames) known.set(name, null);
  for (const game of items) known.set(game.sysname, game);
}

/** Provider names are optional: a tile works without one, and the next tile requests them again. */
async function readNames(): Promise<ReadonlyMap<string, string>> {
  try {
    const { items } = await readPlatform.call(getProviders, PROVIDERS_READ);
    return new Map(items.map(({ sysname, name }) => [sysname, name]));
  } catch {
    names = null;
    return new Map();
  }
}
