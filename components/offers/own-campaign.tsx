'use client';

import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import type { CampaignKind } from '@/lib/offers/kinds';
import { selectIsPlayer, useSession } from '@/stores/session';
import styles from './own-campaign.module.scss';

export interface OwnCampaignProps {
  kind: CampaignKind;
  id: string;
  /** The code's field behind a button. */
  codeEntry: ReactNode;
  /** The not-found page. */
  missing: ReactNode;
}

const PlayerCampaignPage = lazyPart(
  () => import('./player-campaign-page').then((module) => module.PlayerCampaignPage),
  ({ missing }: OwnCampaignProps) => missing,
);

/**
 * The not-found page of an offer or promotion that guests do not get; a signed-in player sees it in full where the
 * player's own list holds it (R-OFFER-01, R-OFFER-04).
 */
export function OwnCampaign(props: OwnCampaignProps) {
  const isPlayer = useSession(selectIsPlayer);
  if (!isPlayer) return props.missing;
  return (
    <Suspense fallback={<CampaignSkeleton />}>
      <PlayerCampaignPage key={props.id} {...props} />
    </Suspense>
  );
}

/** Name, picture and words to come. */
export function CampaignSkeleton() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton className={styles.name} />
      <Skeleton className={styles.picture} />
    </div>
  );
}
