import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { openOfferQuery, type OpenOffer } from '@/lib/offers/queries';
import type { OfferAction } from '@/lib/offers/rules';
import { useTakeOffer } from './use-take-offer';

interface Wanted {
  offerId: string;
  action: OfferAction;
  /** The promotion that is wanted, which other offers may contain too; undefined for an offer itself. */
  promotionId?: string | undefined;
}

/**
 * Takes an offer, or a promotion by an offer that is open to this player (R-OFFER-04). Returns that offer with the state
 * of `useTakeOffer`; `isClosed`: there is none. If eligibility is unknown, the player may try: the platform decides.
 */
export function useOpenOffer({ offerId, action, promotionId }: Wanted) {
  const { data, isPending } = useQuery(openOfferQuery(useLocale(), offerId, promotionId));
  // Taking one may close it.
  const [sent, setSent] = useState<OpenOffer | null>(null);
  const own = { id: offerId, action };
  const offer = sent ?? (data && data.id !== offerId ? data : own);
  const { take, ...state } = useTakeOffer(offer.id);
  const takeOpen = () => {
    setSent(offer);
    return take();
  };
  return { ...state, offer, isPending, isClosed: data === null, take: takeOpen };
}
