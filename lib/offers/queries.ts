import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/i18n/routing';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { actPlatform } from '@/lib/platform/act';
import { readAll } from '@/lib/platform/whole-list';
import { getOffers, OFFER_READ } from './api';
import type { WireOffer } from './schema';

export const offersKey = ['offers'] as const;

/** All offers for the signed-in player, which may differ from a guest's (R-OFFER-01). */
export function playerOffersQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...offersKey, locale, 'own'],
    queryFn: ({ signal }): Promise<WireOffer[]> =>
      readAll((offset) => actPlatform.call(getOffers, { ...OFFER_READ, offset }, { signal })),
  });
}

function satisfiedOf(offers: readonly WireOffer[]): ReadonlySet<string> {
  return new Set(offers.filter(({ trigger }) => trigger?.user_satisfies_params).map(({ id }) => id));
}

/** Ids of the offers whose trigger the signed-in player satisfies (R-OFFER-03), from the same read. */
export function satisfiedOffersQuery(locale: Locale) {
  return { ...playerOffersQuery(locale), select: satisfiedOf };
}

/** The operator's mapping of description keys (R-OFFER-05); empty where the settings cannot be read. */
export function offerMappingQuery(locale: Locale) {
  return queryOptions({
    queryKey: [...offersKey, locale, 'mapping'],
    queryFn: async (): Promise<Readonly<Record<string, string>>> =>
      (await fetchSettingsPart('site', locale))?.descriptionMapping.offers ?? {},
  });
}
