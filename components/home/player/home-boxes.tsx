import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './home-boxes.module.scss';
import nextStyles from './next-up.module.scss';
import { RowBoxes } from './row-boxes';

interface HomeBoxesProps {
  strip?: ReactNode;
  recent?: ReactNode;
  next?: ReactNode;
  favourites?: ReactNode;
}

/** A player's home, with skeletons. The first group replaces the banners, and keeps their space for a guest. */
export function HomeBoxes({ strip, recent, next, favourites }: HomeBoxesProps) {
  return (
    <>
      <div className={styles.first}>
        {strip ?? <Skeleton className={styles.stripBox} />}
        {recent ?? <RowPlaceholder />}
      </div>
      <div className={styles.second}>
        {next ?? <NextPlaceholder />}
        {favourites ?? <RowPlaceholder />}
      </div>
    </>
  );
}

/** A row whose title and games are not known yet. */
export function RowPlaceholder() {
  return (
    <div className={styles.section}>
      <Skeleton className={styles.head} />
      <RowBoxes />
    </div>
  );
}

function NextPlaceholder() {
  return (
    <div className={styles.section}>
      <Skeleton className={styles.head} />
      <div className={nextStyles.cards}>
        <Skeleton className={nextStyles.box} />
        <Skeleton className={nextStyles.box} />
        <Skeleton className={nextStyles.box} />
      </div>
    </div>
  );
}
