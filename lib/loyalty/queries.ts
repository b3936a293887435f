import { queryOptions } from '@tanstack/react-query';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { actPlatform } from '@/lib/platform/act';
import { LIST_PAGE, readAll } from '@/lib/platform/whole-list';
import { getCharacters, getLoyaltyInfo, getProducts, getProgram } from './api';
import { CHARACTERS_PAGE } from './rules';
import type { LoyaltyInfo } from './schema';

export const loyaltyKey = ['loyalty'] as const;

/** The player's membership: points, level, character (R-LOY-01). Null, without a request, where loyalty is disabled. */
export const loyaltyInfoQuery = queryOptions({
  queryKey: [...loyaltyKey, 'info'],
  queryFn: async ({ signal }): Promise<LoyaltyInfo | null> => {
    const site = await fetchSettingsPart('site');
    return site?.features.loyalty === false ? null : actPlatform.call(getLoyaltyInfo, {}, { signal });
  },
});

/** The shop's rewards as they are for the player now (R-LOY-03). */
export const productsQuery = queryOptions({
  queryKey: [...loyaltyKey, 'products'],
  queryFn: ({ signal }) =>
    readAll((offset) => actPlatform.call(getProducts, { offset, count: LIST_PAGE }, { signal })),
});

/** A programme with the player's own level marked (R-LOY-02). */
export function programQuery(sysname: string) {
  return queryOptions({
    queryKey: [...loyaltyKey, 'program', sysname],
    queryFn: ({ signal }) => actPlatform.call(getProgram, { sysname }, { signal }),
  });
}

/** All characters, and the id of the chosen one (R-LOY-05). */
export const charactersQuery = queryOptions({
  queryKey: [...loyaltyKey, 'characters'],
  queryFn: async ({ signal }) => {
    const read = (offset: number) =>
      actPlatform.call(getCharacters, { offset, count: CHARACTERS_PAGE }, { signal });
    const first = await read(0);
    const items = await readAll(async (offset) => (offset === 0 ? first : await read(offset)).paged);
    return { id: first.id, items };
  },
});
