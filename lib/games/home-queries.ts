import { queryOptions } from '@tanstack/react-query';
import { readGames } from './read-games';
import { hallGamesInput, NO_FILTER, ROW_FULL, ROW_LENGTH } from './rules';
import type { Game } from './schema';

/** Games by sysname, in the given order; those the platform no longer has are left out. */
export function namedGamesQuery(sysnames: readonly string[]) {
  return queryOptions({
    queryKey: ['games', 'named', sysnames],
    queryFn: async ({ signal }) => {
      if (sysnames.length === 0) return [];
      const input = { ...hallGamesInput(NO_FILTER), sysnames };
      const { items } = await readGames(input, { offset: 0, count: sysnames.length }, signal);
      return sysnames.flatMap((sysname) => items.find((game) => game.sysname === sysname) ?? []);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Games for a player who has played none yet: the first ones of the hall. */
export const firstStepsQuery = queryOptions({
  queryKey: ['games', 'first-steps'],
  queryFn: async ({ signal }) =>
    (await readGames(hallGamesInput(NO_FILTER), { offset: 0, count: ROW_LENGTH }, signal)).items,
});

/** Unplayed games: by the provider of the last played one, else those of the hall after its first row. */
export function suggestedGamesQuery(played: readonly Game[]) {
  const provider = played[0]?.provider;
  const known = played.map(({ sysname }) => sysname);
  return queryOptions({
    queryKey: ['games', 'suggested', provider ?? null, known],
    queryFn: async ({ signal }) => {
      const read = async (providers: readonly string[], offset: number) => {
        const input = hallGamesInput({ ...NO_FILTER, providers });
        const { items } = await readGames(input, { offset, count: ROW_FULL + known.length }, signal);
        return items.filter(({ sysname }) => !known.includes(sysname)).slice(0, ROW_FULL);
      };
      const ofProvider = provider ? await read([provider], 0) : [];
      if (ofProvider.length > 0) return { provider, games: ofProvider };
      return { provider: null, games: await read([], ROW_LENGTH) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
