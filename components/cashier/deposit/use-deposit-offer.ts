import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { depositOffersQuery, type DepositOffer } from '@/lib/offers/deposit-offers';
import { activatedOffers, chooseOffer, listenToOffer, wantedOffer } from '@/stores/chosen-offer';

const NONE: readonly DepositOffer[] = [];

export interface DepositOfferChoice {
  offers: readonly DepositOffer[];
  chosen: string | null;
  /** The address names an offer that this player does not have. */
  isWantedGone: boolean;
  choose(id: string | null): void;
}

/**
 * The offers for a deposit and the chosen one (R-CASH-08, R-OFFER-03): the platform's list plus those unlocked by a
 * promo code, which it may omit. The address's `offer` is read only in the browser.
 * @param known What the server has read; null on failure.
 */
export function useDepositOffer(method: string, known: readonly DepositOffer[] | null): DepositOfferChoice {
  const { data } = useQuery({
    ...depositOffersQuery,
    initialData: known === null ? undefined : [...known],
  });
  const wanted = useSyncExternalStore(listenToOffer, wantedOffer, () => null);
  const activated = useSyncExternalStore(listenToOffer, activatedOffers, () => NONE);
  const listed = data ?? NONE;
  const offers = [...listed, ...activated.filter(({ id }) => listed.every((offer) => offer.id !== id))];
  const offer = offers.find(({ id }) => id === wanted);
  return {
    offers,
    chosen: offer && !offer.excludeMethods.includes(method) ? offer.id : null,
    isWantedGone: data !== undefined && wanted !== null && !offer,
    choose: chooseOffer,
  };
}
