import { useEffect, useState } from 'react';
import { WINNERS_REFRESH_MS } from '@/lib/jackpots/refresh-rules';
import type { WinnerPage, WinnerView } from '@/lib/jackpots/rules';
import { uniqueBy } from '@/lib/platform/unique-by';

/** Beyond this, newer wins push out older ones: the list of a page left open does not grow without end. */
const MOST_WINNERS = 500;

interface OlderWinners {
  /** `none`: the end of the list is reached. */
  state: 'none' | 'idle' | 'reading' | 'failed';
  show: () => void;
}

interface LiveWinners {
  winners: readonly WinnerView[];
  /** Ids of wins that arrived after the page was rendered. */
  fresh: ReadonlySet<string>;
  older: OlderWinners;
}

interface Shown extends Pick<LiveWinners, 'winners' | 'fresh'> {
  /** Offset of the next older page; null at the end. */
  next: number | null;
  /** The visitor loaded older wins: wins pushed down by newer ones stay in the list. */
  isLong: boolean;
}

/** Refreshed while `isWatched` and the tab is visible; a failure keeps the list. Older ones on request. */
export function useLiveWinners(
  initial: WinnerPage,
  { isWatched, jackpotId }: { isWatched: boolean; jackpotId?: string | undefined },
): LiveWinners {
  const [shown, setShown] = useState<Shown>({ ...initial, fresh: new Set(), isLong: false });
  const [reading, setReading] = useState<'idle' | 'reading' | 'failed'>('idle');
  const { count } = initial;

  useEffect(() => {
    if (!isWatched) return;
    let isWanted = true;
    const timer = setInterval(() => void refresh(), WINNERS_REFRESH_MS);
    async function refresh(): Promise<void> {
      if (document.hidden) return;
      try {
        const { readWinners } = await import('@/lib/jackpots/read-live');
        const newest = await readWinners({ offset: 0, count, jackpotId });
        if (isWanted) setShown((previous) => withNewest(previous, newest));
      } catch {
        // The next interval retries.
      }
    }
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [isWatched, count, jackpotId]);

  const { winners, fresh, next } = shown;
  async function showOlder(): Promise<void> {
    if (next === null) return;
    setReading('reading');
    try {
      const { readWinners } = await import('@/lib/jackpots/read-live');
      // New wins may have shifted the offset: duplicates are possible (and removed), gaps are not.
      const page = await readWinners({ offset: next, count, jackpotId });
      setShown((previous) =>
        previous.next === next
          ? {
              ...previous,
              winners: uniqueBy([...previous.winners, ...page.winners], 'id'),
              next: page.next,
              isLong: true,
            }
          : previous,
      );
      setReading('idle');
    } catch {
      setReading('failed');
    }
  }
  return {
    winners,
    fresh,
    older: { state: next === null ? 'none' : reading, show: () => void showOlder() },
  };
}

/** Older wins stay only if the newest page reaches them: without a shared win, those between would be missing. */
function withNewest(previous: Shown, { winners, next }: WinnerPage): Shown {
  if (winners.length === 0) return previous;
  const known = new Set(previous.winners.map(({ id }) => id));
  const fresh = new Set(winners.map(({ id }) => id).filter((id) => !known.has(id)));
  if (previous.isLong && fresh.size < winners.length) {
    const all = uniqueBy([...winners, ...previous.winners], 'id');
    const most = Math.max(MOST_WINNERS, previous.winners.length);
    const end = all.length > most ? most : previous.next;
    return { ...previous, winners: all.slice(0, most), fresh, next: end };
  }
  return { winners, fresh, next, isLong: false };
}
