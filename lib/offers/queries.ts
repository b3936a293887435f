import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/i18n/routing';
import { actPlatform } from '@/lib/platform/act';
import { readAll } from '@/lib/platform/whole-list';
import { getOffers, OFFER_READ } from './api';

export const offersKey = ['offers'] as const;

/** Ids of the offers whose trigger the signed-in player satisfies (R-OFFER-03). */
export function satisfiedOffersQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...offersKey, locale, 'satisfied'],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const items = await readAll((offset) =>
        actPlatform.call(getOffers, { ...OFFER_READ, offset }, { signal }),
      );
      return new Set(items.filter(({ trigger }) => trigger?.user_satisfies_params).map(({ id }) => id));
    },
  });
}
