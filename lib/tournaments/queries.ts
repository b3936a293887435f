import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/i18n/routing';
import { actPlatform } from '@/lib/platform/act';
import { getTournaments } from './api';

export const tournamentsKey = ['tournaments'] as const;

/** Whether the signed-in player takes part in a tournament; false where the platform does not list it. */
export function participationQuery(locale: Locale, id: string) {
  return queryOptions({
    queryKey: [...tournamentsKey, locale, id, 'participation'],
    queryFn: async ({ signal }): Promise<boolean> => {
      const { items } = await actPlatform.call(
        getTournaments,
        { offset: 0, count: 100, id, fields: ['description'] },
        { signal },
      );
      return items.find((tournament) => tournament.id === id)?.is_participant ?? false;
    },
  });
}
