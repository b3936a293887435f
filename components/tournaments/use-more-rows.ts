'use client';

import { useState } from 'react';
import { uniqueRows } from '@/lib/tournaments/rules';
import type { LeaderboardRow } from '@/lib/tournaments/schema';

/** Rows from the server plus those loaded on request; the fetching code is loaded with the first request. */
export function useMoreRows(tournamentId: string, first: readonly LeaderboardRow[], firstTotal: number) {
  const [more, setMore] = useState<readonly LeaderboardRow[]>([]);
  const [readCount, setReadCount] = useState(first.length);
  const [total, setTotal] = useState(firstTotal);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  async function loadMore(): Promise<void> {
    setState('loading');
    try {
      const { readLeaderboard } = await import('@/lib/tournaments/read-leaderboard');
      const page = await readLeaderboard(tournamentId, readCount);
      setMore((rows) => [...rows, ...page.items]);
      setReadCount((count) => count + page.items.length);
      // An empty page ends the list, whatever the total claims.
      setTotal(page.items.length === 0 ? readCount : page.total);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return {
    rows: uniqueRows([...first, ...more]),
    hasMore: readCount < total,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    loadMore: () => void loadMore(),
  };
}
