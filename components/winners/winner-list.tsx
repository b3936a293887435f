'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { GamePicture } from '@/components/ui/game-picture';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { Link } from '@/components/ui/link';
import { RetainedFocus } from '@/components/ui/retained-focus';
import { useInView } from '@/components/ui/use-in-view';
import { useMayAnimate } from '@/components/ui/use-may-animate';
import { useToday } from '@/components/ui/use-now';
import { formatDate, formatTime, type DateZone } from '@/lib/format/date';
import { dayOf } from '@/lib/format/day';
import { formatAmount } from '@/lib/format/money';
import { ownEntry } from '@/lib/own-entry';
import type { WinnerPage, WinnerView } from '@/lib/jackpots/rules';
import { paths } from '@/lib/routing/paths';
import { useGamePictures, type Pictures } from './use-game-pictures';
import { useLiveWinners } from './use-live-winners';
import styles from './winner-list.module.scss';

const NO_PICTURES: Pictures = {};

interface WinnerListProps {
  page: WinnerPage;
  /** Those for later wins are fetched when needed. */
  pictures?: Pictures;
  /** Date on which the page was rendered, `YYYY-MM-DD` in UTC: names the days until the viewer's is known. */
  today: string;
  jackpotId?: string;
}

/** Refreshes in view, unless paused or motion or data are reduced. Older ones load on request (R-JACK-03). */
export function WinnerList({ page, pictures = NO_PICTURES, today, jackpotId }: WinnerListProps) {
  const t = useTranslations('jackpots');
  const element = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const isInView = useInView(element);
  const mayAnimate = useMayAnimate();
  const { winners, fresh, older } = useLiveWinners(page, {
    isWatched: mayAnimate && isInView && !isPaused,
    jackpotId,
  });
  // In UTC as the page was rendered, in the viewer's time zone once hydrated.
  const now = useToday();
  const zone = now === null ? 'utc' : 'viewer';
  const dates = winners.map(({ at }) => formatDate(at, zone));
  const dayAt = (index: number) => {
    const date = dates[index];
    if (!date || date === dates.slice(0, index).findLast(Boolean)) return null;
    const name = dayOf(winners[index]?.at, now ?? Date.parse(today), zone)?.name;
    return name ? t(name) : date;
  };
  const shownPictures = useGamePictures(pictures, winners);
  return (
    <div ref={element} className={styles.winners}>
      <div className={styles.controls}>
        {mayAnimate && (
          <IconButton aria-label={t(isPaused ? 'resume' : 'pause')} onClick={() => setIsPaused(!isPaused)}>
            <Icon name={isPaused ? 'play' : 'pause'} />
          </IconButton>
        )}
      </div>
      <p className={styles.head} aria-hidden="true">
        <span className={styles.headGame}>{t('columns.game')}</span>
        <span>{t('columns.player')}</span>
        <span>{t('columns.win')}</span>
        <span>{t('columns.time')}</span>
      </p>
      <ul aria-label={t('list')}>
        {winners.map((winner, index) => (
          <WinnerRow
            key={winner.id}
            winner={winner}
            image={(winner.game && ownEntry(shownPictures, winner.game.sysname)) ?? null}
            isFresh={fresh.has(winner.id)}
            day={dayAt(index)}
            time={formatTime(winner.at, zone)}
            zone={zone}
          />
        ))}
      </ul>
      {older.state === 'failed' && (
        <p className={styles.failed} role="alert">
          {t('olderFailed')}
        </p>
      )}
      <RetainedFocus className={styles.older}>
        {older.state !== 'none' && (
          <Button look="secondary" isWide isBusy={older.state === 'reading'} onClick={older.show}>
            {t('older')}
          </Button>
        )}
      </RetainedFocus>
    </div>
  );
}

interface WinnerRowProps {
  winner: WinnerView;
  image: string | null;
  isFresh: boolean;
  /** Day heading, when this is the first win of that day. */
  day: string | null;
  /** Shown where the time is known. */
  time: string;
  /** Of the time. */
  zone: DateZone;
}

function WinnerRow({ winner, image, isFresh, day, time, zone }: WinnerRowProps) {
  const t = useTranslations('jackpots');
  const { name, game, amount, at } = winner;
  return (
    <li className={clsx(isFresh && styles.fresh)}>
      {day && <h3 className={styles.day}>{day}</h3>}
      <div className={styles.row}>
        <GamePicture image={image} className={styles.art} />
        <span className={styles.who}>
          <span className={styles.name}>
            <bdi>{name ?? t('hidden')}</bdi>
          </span>
          {game && (
            <Link href={paths.game(game.sysname)} className={styles.game}>
              {game.name}
            </Link>
          )}
        </span>
        <span className={styles.what}>
          <strong className={styles.sum}>{formatAmount(amount)}</strong>
          {at && (
            <time dateTime={at} className={clsx(styles.time, zone === 'utc' && styles.utc)}>
              {zone === 'utc' ? `${time} UTC` : time}
            </time>
          )}
        </span>
      </div>
    </li>
  );
}
