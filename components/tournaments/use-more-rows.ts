import { useState } from 'react';
import { LEADERBOARD_PAGE } from '@/lib/tournaments/rules';
import type { Leaderboard } from '@/lib/tournaments/read-leaderboard';
import type { LeaderboardRow } from '@/lib/tournaments/schema';

/** The server's rows; on request more, and then all of them again, because places have changed since. */
export function useMoreRows(tournamentId: string, first: readonly LeaderboardRow[], firstTotal: number) {
  const [read, setRead] = useState<Leaderboard | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const { rows, count, total } = read ?? { rows: first, count: first.length, total: firstTotal };

  async function loadMore(): Promise<void> {
    setState('loading');
    try {
      const { readLeaderboard } = await import('@/lib/tournaments/read-leaderboard');
      setRead(await readLeaderboard(tournamentId, count + LEADERBOARD_PAGE));
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return {
    rows,
    hasMore: count < total,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    loadMore: () => void loadMore(),
  };
}
