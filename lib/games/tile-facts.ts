import { readPlatform } from '@/lib/platform/read';
import { getProviders, PROVIDERS_READ } from './api';
import { readGames } from './read-games';

/** What a tile shows of its game besides the picture. */
export interface TileFacts {
  /** Name of its provider; null where the platform names none. */
  provider: string | null;
  hasDemo: boolean;
}

/** Null for a game the platform does not list. */
const known = new Map<string, TileFacts | null>();
let names: Promise<ReadonlyMap<string, string>> | null = null;

/**
 * Facts of a game, fetched once per document, batched with its neighbours.
 * @param neighbours Sysnames of the tiles around it.
 * @returns null for a game the platform does not list.
 * @throws PlatformError when a call fails; the next call requests again.
 */
export async function readTileFacts(
  sysname: string,
  neighbours: readonly string[],
): Promise<TileFacts | null> {
  if (!known.has(sysname)) await readAround(sysname, neighbours);
  return known.get(sysname) ?? null;
}

async function readAround(sysname: string, neighbours: readonly string[]): Promise<void> {
  const sysnames = [...new Set([sysname, ...neighbours])].filter((name) => !known.has(name));
  const { signal } = new AbortController();
  const [{ items }, providers] = await Promise.all([
    readGames({ sysnames, fields: ['description'] }, { offset: 0, count: sysnames.length }, signal),
    (names ??= readNames(signal)),
  ]);
  for (const name of sysnames) known.set(name, null);
  for (const { sysname: key, provider, hasDemo } of items) {
    known.set(key, { provider: (provider && providers.get(provider)) || null, hasDemo });
  }
}

/** Provider names are optional: a tile works without one. */
async function readNames(signal: AbortSignal): Promise<ReadonlyMap<string, string>> {
  try {
    const { items } = await readPlatform.call(getProviders, PROVIDERS_READ, { signal });
    return new Map(items.map(({ sysname, name }) => [sysname, name]));
  } catch {
    names = null;
    return new Map();
  }
}
