import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/i18n/routing';
import { readGames } from './read-games';
import { hallGamesInput, NO_FILTER } from './rules';

/** Games by their sysnames, in the order of these. Those the platform has no longer are left out. */
export function namedGamesQuery(locale: Locale, sysnames: readonly string[]) {
  return queryOptions({
    queryKey: ['games', 'named', locale, sysnames],
    queryFn: async ({ signal }) => {
      if (sysnames.length === 0) return [];
      const input = { ...hallGamesInput(NO_FILTER), sysnames };
      const { items } = await readGames(input, { offset: 0, count: sysnames.length }, signal);
      return sysnames.flatMap((sysname) => items.find((game) => game.sysname === sysname) ?? []);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Games for who has played none yet: the first ones of the hall. */
export function firstStepsQuery(locale: Locale, count: number) {
  return queryOptions({
    queryKey: ['games', 'first-steps', locale, count],
    queryFn: async ({ signal }) =>
      (await readGames(hallGamesInput(NO_FILTER), { offset: 0, count }, signal)).items,
  });
}
