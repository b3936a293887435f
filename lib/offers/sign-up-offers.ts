import { queryOptions } from '@tanstack/react-query';
import { fetchSettingsPart } from '@/lib/site-settings/settings-parts';
import { readPlatform } from '@/lib/platform/read';
import { getOffers, OFFER_READ } from './api';
import { toPlayerCampaigns } from './player-campaigns';
import { offersKey } from './queries';
import type { WireOffer } from './schema';

/** An offer that can be chosen during registration. */
export interface SignUpOffer {
  id: string;
  action: 'deposit' | 'registration';
  name: string;
  /** Its content in one line; null where the name says it. */
  title: string | null;
}

/** With the choice of no offer, all fit below the folded line on a phone. */
const SHOWN = 3;

/** The first named offers that require a registration or a deposit; the wanted one comes first. */
export function toSignUpOffers(
  offers: readonly WireOffer[],
  mapping: Readonly<Record<string, string>>,
  wanted?: string,
): SignUpOffer[] {
  return toPlayerCampaigns('offer', offers, mapping)
    .flatMap(({ offerId: id, action, texts: { name, title } }) =>
      name !== null && (action === 'deposit' || action === 'registration')
        ? [{ id, action, name, title: title === name ? null : title }]
        : [],
    )
    .sort((one, other) => Number(other.id === wanted) - Number(one.id === wanted))
    .slice(0, SHOWN);
}

/** Offers for a new player, as every guest gets them (R-OFFER-03). */
export function signUpOffersQuery(wanted?: string) {
  return queryOptions({
    queryKey: [...offersKey, 'sign-up', wanted ?? ''],
    queryFn: async ({ signal }): Promise<SignUpOffer[]> => {
      const [{ items }, site] = await Promise.all([
        readPlatform.call(getOffers, { ...OFFER_READ, offset: 0 }, { signal }),
        fetchSettingsPart('site'),
      ]);
      return toSignUpOffers(items, site?.descriptionMapping.offers ?? {}, wanted);
    },
  });
}
