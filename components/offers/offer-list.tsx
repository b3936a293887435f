'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { selectIsPlayer, useSession } from '@/stores/session';
import styles from './offer-list.module.scss';

const PlayerOfferList = lazy(() =>
  import('./player-offer-list').then((module) => ({ default: module.PlayerOfferList })),
);

export interface ListedOffer {
  id: string;
  isDeposit: boolean;
  card: ReactNode;
}

interface OfferListProps {
  offers: readonly ListedOffer[];
  /** Stands in place of the list when none is left for a player. */
  empty: ReactNode;
}

/** Offers as cards. A player sees only those deposit offers whose trigger is satisfied (R-OFFER-03). */
export function OfferList({ offers, empty }: OfferListProps) {
  const isPlayer = useSession(selectIsPlayer);
  const all = <OfferGrid offers={offers} />;
  if (!isPlayer) return all;
  return (
    <Suspense fallback={all}>
      <PlayerOfferList offers={offers} empty={empty} />
    </Suspense>
  );
}

export function OfferGrid({ offers }: { offers: readonly ListedOffer[] }) {
  return (
    <ul className={styles.grid}>
      {offers.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}
