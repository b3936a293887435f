'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/runtime/query-client';
import { satisfiedOffersQuery } from '@/lib/offers/queries';
import { isOfferVisible } from '@/lib/offers/rules';
import { OfferGrid, type ListedOffer } from './offer-list';

interface PlayerOfferListProps {
  offers: readonly ListedOffer[];
  empty: ReactNode;
}

/** The offers of a signed-in player, read again for this player alone; until then, and on failure, all are shown. */
export function PlayerOfferList(props: PlayerOfferListProps) {
  return (
    <QueryProvider>
      <VisibleOffers {...props} />
    </QueryProvider>
  );
}

function VisibleOffers({ offers, empty }: PlayerOfferListProps) {
  const { data: satisfied } = useQuery(satisfiedOffersQuery(useLocale()));
  if (!satisfied) return <OfferGrid offers={offers} />;
  const visible = offers.filter(({ id, isDeposit }) =>
    isOfferVisible({ action: isDeposit ? 'deposit' : 'other', isSatisfied: satisfied.has(id) }, 'player'),
  );
  return visible.length > 0 ? <OfferGrid offers={visible} /> : empty;
}
