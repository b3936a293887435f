'use client';

import { lazyPart } from '@/components/ui/lazy-part';
import { selectIsPlayer, useSession } from '@/stores/session';
import { usePointsText } from '@/components/shared/loyalty/points-text';
import styles from './shop-view.module.scss';
import type { PriceTagProps } from './types';

const PlayerPrice = lazyPart(
  () => import('./player-purchase').then((module) => module.PlayerPrice),
  PlainPrice,
);

/** Price of a reward in points; players see the operator's name for them. */
export function PriceTag(props: PriceTagProps) {
  const isPlayer = useSession(selectIsPlayer);
  const plain = <PlainPrice {...props} />;
  return <p className={styles.price}>{isPlayer ? <PlayerPrice fallback={plain} {...props} /> : plain}</p>;
}

function PlainPrice({ price, pointsName = null }: PriceTagProps) {
  return usePointsText()(price, pointsName);
}
