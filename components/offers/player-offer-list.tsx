'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { QueryProvider } from '@/components/shared/query/query-client';
import type { CampaignKind } from '@/lib/offers/kinds';
import type { PlayerCampaign } from '@/lib/offers/player-campaigns';
import { satisfiedOffersQuery } from '@/lib/offers/queries';
import { isOfferVisible } from '@/lib/offers/rules';
import { OfferCard } from './offer-card';
import { OfferGrid } from './offer-grid';
import type { ListedOffer, OfferListProps } from './types';
import { usePlayerCampaigns } from './use-player-campaigns';

/**
 * The offers or promotions of a signed-in player, read again for this player alone: what only this response holds comes
 * behind those of everybody. Until then the shapes of the guests' list are shown; on failure the list itself, and the
 * failure below it (R-ERR-15).
 */
export function PlayerOfferList(props: OfferListProps) {
  return (
    <QueryProvider>
      <VisibleOffers {...props} />
    </QueryProvider>
  );
}

function VisibleOffers({ kind, offers, empty }: OfferListProps) {
  const { data: satisfied } = useQuery(satisfiedOffersQuery(useLocale()));
  const { campaigns, isPending, error, retry } = usePlayerCampaigns(kind);
  const known = new Set(offers.map(({ id }) => id));
  const own = campaigns
    .filter(({ texts }) => !known.has(texts.id))
    .map((campaign) => toListed(kind, campaign));
  const visible = [...offers, ...own].filter(
    ({ id, isDeposit }) =>
      !satisfied ||
      isOfferVisible({ action: isDeposit ? 'deposit' : 'other', isSatisfied: satisfied.has(id) }, 'player'),
  );
  // What is closed to this player never leads.
  const sorted = visible
    .map((offer) => ({ ...offer, isClosed: satisfied !== undefined && !satisfied.has(offer.offerId) }))
    .sort((a, b) => Number(a.isClosed) - Number(b.isClosed));
  return (
    <>
      <OfferGrid offers={sorted} empty={empty} awaits={isPending ? 'player' : undefined} />
      {error && <FailedRead error={error} onRetry={retry} />}
    </>
  );
}

function toListed(kind: CampaignKind, { texts, offerId, action }: PlayerCampaign): ListedOffer {
  return {
    id: texts.id,
    offerId,
    isDeposit: kind === 'offer' && action === 'deposit',
    card: <OfferCard kind={kind} texts={texts} offerId={offerId} action={action} conditions={texts.terms} />,
  };
}
