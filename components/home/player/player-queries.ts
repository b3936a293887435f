import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/i18n/routing';
import { getBonuses } from '@/lib/bonuses/api';
import { BONUSES_ROOT } from '@/lib/bonuses/queries';
import { rekeyDescription } from '@/lib/content/description';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { readGames } from '@/lib/games/read-games';
import { hallGamesInput, NO_FILTER } from '@/lib/games/rules';
import { actPlatform } from '@/lib/platform/act';
import { getTournaments } from '@/lib/tournaments/api';
import { tournamentsKey } from '@/lib/tournaments/queries';
import { groupTournaments } from '@/lib/tournaments/rules';

/** Bonuses read for the home page: an active one and those to take come first on every platform known. */
const BONUS_COUNT = 20;
const TOURNAMENT_COUNT = 20;

/** A player's bonuses as the home page needs them: the active one and those to take (R-BON-01). */
export const homeBonusesQuery = queryOptions({
  queryKey: [BONUSES_ROOT, 'home'],
  queryFn: async ({ signal }) => {
    const input = {
      count: BONUS_COUNT,
      offset: 0,
      fields: ['description', 'status'],
      status: 'all',
    } as const;
    return (await actPlatform.call(getBonuses, input, { signal })).items;
  },
});

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

/** The tournament that concerns a player most: the one they are in, else the running one that ends first; null: none. */
export function homeTournamentQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...tournamentsKey, locale, 'home'],
    queryFn: async ({ signal }) => {
      const input = { count: TOURNAMENT_COUNT, fields: ['description'] } as const;
      const [{ items }, site] = await Promise.all([
        actPlatform.call(getTournaments, input, { signal }),
        fetchSettingsPart('site', locale),
      ]);
      const dated = items.map((item) => ({
        ...item,
        startedAt: item.started_at,
        finishedAt: item.finished_at,
      }));
      const { active } = groupTournaments(dated);
      const chosen = active.find((tournament) => tournament.is_participant) ?? active[0];
      if (!chosen) return null;
      const { name } = rekeyDescription(chosen.description, site?.descriptionMapping.tournaments ?? {});
      return {
        id: chosen.id,
        name: typeof name === 'string' ? name.trim() : '',
        prize: chosen.prize,
        finishedAt: chosen.finishedAt,
        isIn: chosen.is_participant,
      };
    },
  });
}
