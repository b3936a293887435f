'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { useInView } from '@/components/ui/use-in-view';
import { useIsLively } from '@/components/ui/use-is-lively';
import { formatAmount } from '@/lib/format/money';
import type { WinnerPage, WinnerView } from '@/lib/jackpots/rules';
import { paths } from '@/lib/routing/paths';
import { useLiveWinners } from './use-live-winners';
import styles from './winner-list.module.scss';

interface WinnerListProps {
  /** The newest ones. */
  page: WinnerPage;
  /** Word between day and time. */
  joiner: string;
  jackpotId?: string;
}

/**
 * Winners with name, game, sum and time; refreshed while looked at, unless the visitor pauses it or wants calm. Older ones
 * follow on wish (R-JACK-03).
 */
export function WinnerList({ page, joiner, jackpotId }: WinnerListProps) {
  const t = useTranslations('jackpots');
  const element = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const isInView = useInView(element);
  const isLively = useIsLively();
  const { winners, fresh, older } = useLiveWinners(page, {
    isWatched: isLively && isInView && !isPaused,
    joiner,
    jackpotId,
  });
  return (
    <div ref={element} className={styles.winners}>
      <div className={styles.controls}>
        {isLively && (
          <IconButton aria-label={t(isPaused ? 'resume' : 'pause')} onClick={() => setIsPaused(!isPaused)}>
            <Icon name={isPaused ? 'play' : 'pause'} />
          </IconButton>
        )}
      </div>
      <ul className={styles.list} aria-label={t('list')}>
        {winners.map((winner) => (
          <WinnerRow key={winner.id} winner={winner} isFresh={fresh.has(winner.id)} />
        ))}
      </ul>
      {older.state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('olderFailed')}
        </p>
      )}
      {older.state !== 'none' && (
        <Button look="secondary" isWide isBusy={older.state === 'reading'} onClick={older.show}>
          {t('older')}
        </Button>
      )}
    </div>
  );
}

function WinnerRow({ winner, isFresh }: { winner: WinnerView; isFresh: boolean }) {
  const t = useTranslations('jackpots');
  const { name, game, amount, at, atText } = winner;
  return (
    <li className={clsx(styles.row, isFresh && styles.fresh)}>
      <span className={styles.medal}>
        <Icon name="trophy" />
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{name ?? t('hidden')}</span>
        {game && (
          <Link href={paths.game(game.sysname)} className={styles.game}>
            {game.name}
          </Link>
        )}
      </span>
      <span className={styles.what}>
        <strong className={styles.sum}>{formatAmount(amount)}</strong>
        {at && (
          <time dateTime={at} className={styles.time}>
            {atText}
          </time>
        )}
      </span>
    </li>
  );
}
