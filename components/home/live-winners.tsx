'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { GamePicture } from '@/components/ui/game-picture';
import { Link } from '@/components/ui/link';
import { useInView } from '@/components/ui/use-in-view';
import { useMayAnimate } from '@/components/ui/use-may-animate';
import { WINNERS_REFRESH_MS } from '@/lib/jackpots/refresh-rules';
import { paths } from '@/lib/routing/paths';
import type { HomeWinner } from './home-winner';
import styles from './home.module.scss';

/**
 * The latest winners as rendered by the server. They are read again when the strip comes into view once more, never
 * while it is looked at, so nothing changes under a reader. A failed read changes nothing; there is none if the visitor
 * reduces motion or data.
 */
export function LiveWinners({ winners }: { winners: readonly HomeWinner[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(winners);
  const isInView = useInView(list);
  const mayAnimate = useMayAnimate();
  const count = winners.length;
  const readAt = useRef(0);

  useEffect(() => {
    readAt.current = Date.now();
  }, []);
  useEffect(() => {
    if (!isInView || !mayAnimate || Date.now() - readAt.current < WINNERS_REFRESH_MS) return;
    const running = new AbortController();
    readAt.current = Date.now();
    void import('./read-winners')
      .then(({ readWinners }) => readWinners(count, running.signal))
      .then((newest) => newest.length > 0 && setShown(newest))
      .catch(() => undefined);
    return () => running.abort();
  }, [isInView, mayAnimate, count]);

  return (
    <ul className={styles.winners} ref={list}>
      {shown.map((winner) => (
        <li key={winner.id} className={styles.winner}>
          <Winner winner={winner} />
        </li>
      ))}
    </ul>
  );
}

function Winner({ winner: { name, game, sum, image } }: { winner: HomeWinner }) {
  const t = useTranslations('home');
  return (
    <>
      <GamePicture image={image} className={styles.art} />
      <span className={styles.winnerText}>
        <strong>{sum}</strong>
        <span className={styles.winnerName}>
          <bdi>{name ?? t('hiddenName')}</bdi>
        </span>
        {game && (
          <Link href={paths.game(game.sysname)} className={styles.winnerGame}>
            {game.name}
          </Link>
        )}
      </span>
    </>
  );
}
