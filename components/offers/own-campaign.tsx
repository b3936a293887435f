'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { selectIsPlayer, useSession } from '@/stores/session';
import { CampaignSkeleton } from './campaign-skeleton';
import type { OwnCampaignProps } from './types';

const PlayerCampaignPage = lazyPart(
  () => import('./player-campaign-page').then((module) => module.PlayerCampaignPage),
  ({ missing }: OwnCampaignProps) => missing,
);

/** The not-found page for guests; players see the campaign if their list has it (R-OFFER-01, R-OFFER-04). */
export function OwnCampaign(props: OwnCampaignProps) {
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) return props.missing;
  return <PlayerCampaignPage fallback={<CampaignSkeleton />} key={props.id} {...props} />;
}
