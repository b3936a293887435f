'use client';

import { useEffect, useState } from 'react';
import { WINNERS_REFRESH_MS, type WinnerView } from '@/lib/jackpots/rules';

interface LiveWinners {
  winners: readonly WinnerView[];
  /** Ids that came in after the page was made. */
  fresh: ReadonlySet<string>;
}

/**
 * Winners kept fresh while `isWatched` and the tab is visible; what could not be read leaves the last ones standing.
 * @param joiner Word between day and time.
 */
export function useLiveWinners(
  initial: readonly WinnerView[],
  { isWatched, joiner, jackpotId }: { isWatched: boolean; joiner: string; jackpotId?: string | undefined },
): LiveWinners {
  const [live, setLive] = useState<LiveWinners>({ winners: initial, fresh: new Set() });
  const count = Math.max(initial.length, 1);
  useEffect(() => {
    if (!isWatched) return;
    let isWanted = true;
    const timer = setInterval(() => void refresh(), WINNERS_REFRESH_MS);
    async function refresh(): Promise<void> {
      if (document.hidden) return;
      try {
        const { readWinners } = await import('@/lib/jackpots/read-live');
        const winners = await readWinners({ count, joiner, jackpotId });
        if (isWanted) setLive((previous) => mergeWinners(previous, winners));
      } catch {
        // The next round tries again.
      }
    }
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [isWatched, count, joiner, jackpotId]);
  return live;
}

function mergeWinners(previous: LiveWinners, winners: readonly WinnerView[]): LiveWinners {
  if (winners.length === 0) return previous;
  const known = new Set(previous.winners.map(({ id }) => id));
  return { winners, fresh: new Set(winners.map(({ id }) => id).filter((id) => !known.has(id))) };
}
