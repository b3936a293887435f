'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { selectIsPlayer, useSession } from '@/stores/session';
import styles from './home.module.scss';

interface HomeOffersProps {
  offers: readonly { id: string; isDeposit: boolean; card: ReactNode }[];
}

/** Offers as guests see them; players only see deposit offers whose trigger is satisfied (R-OFFER-03). */
export function HomeOffers({ offers }: HomeOffersProps) {
  const isPlayer = useSession(selectIsPlayer);
  const [open, setOpen] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!isPlayer) return;
    let isWanted = true;
    void import('./read-open-offers')
      .then(({ readOpenOffers }) => readOpenOffers())
      .then((ids) => isWanted && setOpen(ids))
      .catch(() => isWanted && setOpen(new Set()));
    return () => {
      isWanted = false;
      setOpen(null);
    };
  }, [isPlayer]);
  return (
    <ul className={styles.cards}>
      {offers.map(({ id, isDeposit, card }) =>
        isDeposit && open && !open.has(id) ? null : (
          <li key={id} className={isDeposit && isPlayer && !open ? styles.undecided : undefined}>
            {card}
          </li>
        ),
      )}
    </ul>
  );
}
