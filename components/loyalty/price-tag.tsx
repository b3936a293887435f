'use client';

import { lazy, Suspense } from 'react';
import { selectIsPlayer, useSession } from '@/stores/session';
import { usePointsText } from './points-text';
import styles from './shop-view.module.scss';

const PlayerPrice = lazy(() => import('./player-price').then((module) => ({ default: module.PlayerPrice })));

/** Price of a reward in points; a player reads it in the operator's own word for them. */
export function PriceTag({ price }: { price: number }) {
  const isPlayer = useSession(selectIsPlayer);
  const plain = usePointsText()(price, null);
  return (
    <p className={styles.price}>
      {isPlayer ? (
        <Suspense fallback={plain}>
          <PlayerPrice price={price} />
        </Suspense>
      ) : (
        plain
      )}
    </p>
  );
}
