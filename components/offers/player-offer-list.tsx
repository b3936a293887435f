import { useQuery } from '@tanstack/react-query';
import { FailedRead } from '@/components/shared/feedback/failed-read';
import { withQueries } from '@/components/shared/query/query-client';
import { RetainedFocus } from '@/components/ui/retained-focus';
import type { CampaignKind } from '@/lib/offers/kinds';
import type { PlayerCampaign } from '@/lib/offers/player-campaigns';
import { openPromotionsQuery, satisfiedOffersQuery } from '@/lib/offers/queries';
import { isShownToPlayer } from '@/lib/offers/rules';
import { OfferCard } from './offer-card';
import { OfferGrid } from './offer-grid';
import type { ListedOffer, OfferListProps } from './types';
import { usePlayerCampaigns } from './use-player-campaigns';

/**
 * A signed-in player's offers or promotions, refetched for this player: those only in this response follow the public
 * ones. Shows skeletons of the guests' list meanwhile; on failure, that list with an error below it (R-ERR-15).
 */
export const PlayerOfferList = withQueries(function PlayerOfferList({ kind, offers, empty }: OfferListProps) {
  const judged = useQuery(satisfiedOffersQuery);
  const { data: open } = useQuery(openPromotionsQuery);
  const { campaigns, isPending, error, retry } = usePlayerCampaigns(kind);
  // One response alone would move the skeletons, and the cards again with the other.
  const isWaiting = isPending || judged.isPending;
  const satisfied = isWaiting ? undefined : judged.data;
  const known = new Set(offers.map(({ id }) => id));
  const own = campaigns
    .filter(({ texts }) => !known.has(texts.id))
    .map((campaign) => toListed(kind, campaign));
  const visible = [...offers, ...own].filter((offer) => isWaiting || isShownToPlayer(offer, satisfied));
  const isClosed = ({ id, offerId }: ListedOffer) =>
    satisfied !== undefined && !satisfied.has(offerId) && !(kind === 'promotion' && open?.has(id));
  // An offer closed to this player never comes first.
  const sorted = visible
    .map((offer) => ({ ...offer, isClosed: isClosed(offer) }))
    .sort((a, b) => Number(a.isClosed) - Number(b.isClosed));
  return (
    <>
      <OfferGrid offers={sorted} empty={empty} awaits={isWaiting ? 'player' : undefined} />
      <RetainedFocus>{error && <FailedRead error={error} onRetry={retry} />}</RetainedFocus>
    </>
  );
});

function toListed(kind: CampaignKind, { texts, offerId, action }: PlayerCampaign): ListedOffer {
  return {
    id: texts.id,
    offerId,
    isDeposit: kind === 'offer' && action === 'deposit',
    card: <OfferCard kind={kind} texts={texts} offerId={offerId} action={action} conditions={texts.terms} />,
  };
}
