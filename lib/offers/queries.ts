import { queryOptions } from '@tanstack/react-query';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { actPlatform } from '@/lib/platform/act';
import { readAll } from '@/lib/platform/whole-list';
import { getOffers, OFFER_READ } from './api';
import { toOfferAction, type OfferAction } from './rules';
import type { WireOffer } from './schema';

export const offersKey = ['offers'] as const;

/** The list may differ from a guest's (R-OFFER-01). */
export const playerOffersQuery = queryOptions({
  queryKey: [...offersKey, 'own'],
  queryFn: ({ signal }): Promise<WireOffer[]> =>
    readAll((offset) => actPlatform.call(getOffers, { ...OFFER_READ, offset }, { signal })),
});

function satisfiedOf(offers: readonly WireOffer[]): ReadonlySet<string> {
  return new Set(offers.filter(isSatisfied).map(({ id }) => id));
}

/** An offer without a trigger requires nothing. */
function isSatisfied({ trigger }: WireOffer): boolean {
  return trigger === null || trigger.user_satisfies_params;
}

/** Ids of the offers whose trigger the signed-in player satisfies (R-OFFER-03), from the same read. */
export const satisfiedOffersQuery = { ...playerOffersQuery, select: satisfiedOf };

/** Ids of the promotions of those offers, from the same read. */
export const openPromotionsQuery = {
  ...playerOffersQuery,
  select: (offers: readonly WireOffer[]): ReadonlySet<string> =>
    new Set(offers.filter(isSatisfied).flatMap(({ promotions }) => promotions.map(({ id }) => id))),
};

export interface OpenOffer {
  id: string;
  action: OfferAction;
}

/**
 * The offer itself if the player satisfies its trigger, else the first such offer that contains the promotion; null
 * for none (R-OFFER-03, R-OFFER-04). From the same read.
 */
export function openOfferQuery(offerId: string, promotionId: string | undefined) {
  const select = (offers: readonly WireOffer[]): OpenOffer | null => {
    const open = offers.filter(isSatisfied);
    const found =
      open.find(({ id }) => id === offerId) ??
      open.find(({ promotions }) => promotions.some(({ id }) => id === promotionId));
    return found ? { id: found.id, action: toOfferAction(found.trigger?.action) } : null;
  };
  return { ...playerOffersQuery, select };
}

/** The operator's mapping of description keys (R-OFFER-05); empty where the settings cannot be read. */
export const offerMappingQuery = queryOptions({
  queryKey: [...offersKey, 'mapping'],
  queryFn: async (): Promise<Readonly<Record<string, string>>> =>
    (await fetchSettingsPart('site'))?.descriptionMapping.offers ?? {},
});
