'use client';

import { useState } from 'react';
import { LEADERBOARD_PAGE, uniqueRows } from '@/lib/tournaments/rules';
import type { LeaderboardRow } from '@/lib/tournaments/schema';

/**
 * Rows from the server; on request more. Then all of them are read again: places have changed since the page was
 * rendered. The fetching code is loaded with the first request.
 */
export function useMoreRows(tournamentId: string, first: readonly LeaderboardRow[], firstTotal: number) {
  const [read, setRead] = useState<{ items: readonly LeaderboardRow[]; total: number } | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { items, total } = read ?? { items: first, total: firstTotal };

  async function loadMore(): Promise<void> {
    setState('loading');
    try {
      const { readLeaderboard } = await import('@/lib/tournaments/read-leaderboard');
      setRead(await readLeaderboard(tournamentId, items.length + LEADERBOARD_PAGE));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return {
    rows: uniqueRows(items),
    hasMore: items.length < total,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    loadMore: () => void loadMore(),
  };
}
