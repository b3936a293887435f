import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CampaignKind } from '@/lib/offers/kinds';
import { toPlayerCampaigns, type PlayerCampaign } from '@/lib/offers/player-campaigns';
import { offerMappingQuery, playerOffersQuery } from '@/lib/offers/queries';

interface PlayerCampaigns {
  /** Empty until read. */
  campaigns: readonly PlayerCampaign[];
  isPending: boolean;
  /** Why the read failed; null if there is something to show. */
  error: Error | null;
  retry: () => void;
}

interface Shown {
  loaded: readonly PlayerCampaign[] | null;
  campaigns: readonly PlayerCampaign[];
}

/**
 * Offers or promotions of the signed-in player's own response. One missing from a later response is kept at the end
 * while the page is open: taking it may end it, and its confirmation message is rendered on it.
 */
export function usePlayerCampaigns(kind: CampaignKind): PlayerCampaigns {
  const offers = useQuery(playerOffersQuery);
  const mapping = useQuery(offerMappingQuery);
  const loaded = useMemo(
    () => (offers.data && mapping.data ? toPlayerCampaigns(kind, offers.data, mapping.data) : null),
    [kind, offers.data, mapping.data],
  );
  const [shown, setShown] = useState<Shown>({ loaded: null, campaigns: [] });
  if (loaded !== null && loaded !== shown.loaded) {
    const held = new Set(loaded.map(({ texts }) => texts.id));
    const gone = shown.campaigns.filter(({ texts }) => !held.has(texts.id));
    setShown({ loaded, campaigns: [...loaded, ...gone] });
  }
  return {
    campaigns: shown.campaigns,
    isPending: offers.isPending || mapping.isPending,
    error: offers.data === undefined ? offers.error : null,
    retry: () => void offers.refetch(),
  };
}
