'use client';

import { Suspense, type ReactNode } from 'react';
import { CardGrid } from '@/components/ui/card-grid';
import { lazyPart } from '@/components/ui/lazy-part';
import type { CampaignKind } from '@/lib/offers/kinds';
import { selectIsPlayer, useSession } from '@/stores/session';
import { LeadOffer } from './lead-offer';

const PlayerOfferList = lazyPart<OfferListProps>(
  () => import('./player-offer-list').then((module) => module.PlayerOfferList),
  OfferGrid,
);

export interface ListedOffer {
  id: string;
  isDeposit: boolean;
  card: ReactNode;
}

export interface OfferListProps {
  kind: CampaignKind;
  /** What a guest sees. */
  offers: readonly ListedOffer[];
  /** Stands in place of the list when there is none. */
  empty: ReactNode;
}

/**
 * Offers or promotions as cards. A player sees those of the player's own answer too (R-OFFER-01, R-OFFER-04), and only
 * those deposit offers whose trigger is satisfied (R-OFFER-03).
 */
export function OfferList(props: OfferListProps) {
  const isPlayer = useSession(selectIsPlayer);
  const all = <OfferGrid {...props} />;
  if (!isPlayer) return all;
  return (
    <Suspense fallback={all}>
      <PlayerOfferList {...props} />
    </Suspense>
  );
}

export function OfferGrid({ offers, empty }: Pick<OfferListProps, 'offers' | 'empty'>) {
  if (offers.length === 0) return empty;
  return (
    <CardGrid isLed>
      {offers.map(({ id, card }, index) => (
        <li key={id}>
          <LeadOffer isLead={index === 0}>{card}</LeadOffer>
        </li>
      ))}
    </CardGrid>
  );
}
