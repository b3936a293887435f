'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { useSession } from '@/stores/session';
import { OfferGrid } from './offer-grid';
import type { OfferListProps } from './types';

const PlayerOfferList = lazyPart<OfferListProps>(
  () => import('./player-offer-list').then((module) => module.PlayerOfferList),
  OfferGrid,
);

/**
 * Offers or promotions as cards. Players also see those only in their own response (R-OFFER-01, R-OFFER-04), and only
 * deposit offers whose trigger is satisfied (R-OFFER-03).
 */
export function OfferList(props: OfferListProps) {
  const status = useSession((state) => state.status);
  if (status !== 'player') {
    return <OfferGrid {...props} awaits={status === 'unknown' ? 'session' : undefined} />;
  }
  return <PlayerOfferList fallback={<OfferGrid {...props} awaits="player" />} {...props} />;
}
