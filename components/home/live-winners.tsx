'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { GamePicture } from '@/components/ui/game-picture';
import { Link } from '@/components/ui/link';
import { useIsLively } from '@/components/ui/use-is-lively';
import { WINNERS_REFRESH_MS } from '@/lib/jackpots/refresh-rules';
import { paths } from '@/lib/routing/paths';
import type { HomeWinner } from './home-winner';
import styles from './home.module.scss';

/**
 * The latest winners: rendered by the server, then polled every 15 seconds while the strip is visible. A failed request
 * keeps the current list. No polling if the visitor reduces motion or data.
 */
export function LiveWinners({ winners }: { winners: readonly HomeWinner[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(winners);
  const count = winners.length;
  const locale = useLocale();
  const isLively = useIsLively();

  useEffect(() => {
    const element = list.current;
    if (!element || !isLively) return;
    const running = new AbortController();
    let isInView = false;
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(element);
    const timer = setInterval(() => {
      if (!isInView || document.hidden) return;
      void import('./read-winners')
        .then(({ readWinners }) => readWinners(count, running.signal))
        .then((newest) => newest.length > 0 && setShown(newest))
        .catch(() => undefined);
    }, WINNERS_REFRESH_MS);
    return () => {
      running.abort();
      observer.disconnect();
      clearInterval(timer);
    };
  }, [count, locale, isLively]);

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
        <strong className={styles.winnerSum}>{sum}</strong>
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
