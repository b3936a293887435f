import { useEffect, useState } from 'react';
import { findGames } from '@/lib/games/read-games';
import type { Game } from '@/lib/games/schema';

/** Debounce: how long typing must pause before a search is sent. */
const PAUSE_MS = 200;

type Result =
  | { state: 'failed'; query: string; attempt: number }
  | { state: 'found'; query: string; attempt: number; count: number; games: readonly Game[]; total: number };

interface PlatformSearch {
  state: 'idle' | 'busy' | 'failed' | 'found';
  games: readonly Game[];
  total: number;
  /** Found games are shown while more of the same text load. */
  isLoadingMore: boolean;
  retry(): void;
}

/**
 * Searches the platform for a text, debounced; cancels an older pending search.
 * @param query Null sends no request.
 */
export function usePlatformSearch(query: string | null, count: number): PlatformSearch {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result | null>(null);

  useEffect(() => {
    if (query === null) return;
    const running = new AbortController();
    const timer = setTimeout(() => {
      const input = { options: { search: query }, fields: ['description'], offset: 0, count } as const;
      void findGames(input, running.signal)
        .then(
          ({ items, total }): Result => ({ state: 'found', query, attempt, count, games: items, total }),
          (): Result => ({ state: 'failed', query, attempt }),
        )
        .then((received) => {
          if (!running.signal.aborted) setResult(received);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [query, count, attempt]);

  const retry = () => setAttempt((before) => before + 1);
  const none = { games: [], total: 0, isLoadingMore: false, retry };
  if (query === null) return { ...none, state: 'idle' };
  const isCurrent = result?.query === query && result.attempt === attempt;
  if (!isCurrent) return { ...none, state: 'busy' };
  if (result.state === 'failed') return { ...none, state: 'failed' };
  const { games, total } = result;
  return { state: 'found', games, total, isLoadingMore: result.count !== count, retry };
}
