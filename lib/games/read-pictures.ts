import { readGames } from './read-games';
import { hallGamesInput, NO_FILTER } from './rules';

/** Pictures by sysname, fetched in the browser; a game without a picture is left out. @throws PlatformError */
export async function readGamePictures(
  sysnames: readonly string[],
  signal: AbortSignal,
): Promise<Readonly<Record<string, string>>> {
  const wanted = [...new Set(sysnames)];
  if (wanted.length === 0) return {};
  const input = { ...hallGamesInput(NO_FILTER), sysnames: wanted };
  const { items } = await readGames(input, { offset: 0, count: wanted.length }, signal);
  return Object.fromEntries(items.flatMap(({ sysname, image }) => (image ? [[sysname, image]] : [])));
}
