'use client';

import { useEffect, useState } from 'react';
import { getGames } from '@/lib/games/api';
import { SEARCH_MIN_LENGTH } from '@/lib/games/rules';
import type { Game } from '@/lib/games/schema';
import { readPlatform } from '@/lib/platform/read';

/** How long a person must pause before a search is sent. */
const PAUSE_MS = 200;
const RESULT_COUNT = 24;

type Answer =
  | { state: 'failed'; query: string; attempt: number }
  | { state: 'found'; query: string; attempt: number; games: readonly Game[]; total: number };

export interface GameSearch {
  state: 'idle' | 'busy' | 'failed' | 'found';
  games: readonly Game[];
  total: number;
  retry(): void;
}

/** Searches for what is typed, a moment after the last key; an older search that still runs is given up. */
export function useGameSearch(text: string): GameSearch {
  const query = text.trim();
  const isLongEnough = query.length >= SEARCH_MIN_LENGTH;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    if (!isLongEnough) return;
    const running = new AbortController();
    const timer = setTimeout(() => {
      const input = {
        options: { search: query },
        fields: ['description'],
        offset: 0,
        count: RESULT_COUNT,
      } as const;
      readPlatform.call(getGames, input, { signal: running.signal }).then(
        ({ items, total }) => setAnswer({ state: 'found', query, attempt, games: items, total }),
        () => {
          if (!running.signal.aborted) setAnswer({ state: 'failed', query, attempt });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [query, isLongEnough, attempt]);

  const found = answer?.state === 'found' ? answer : null;
  const isCurrent = answer?.query === query && answer.attempt === attempt;
  return {
    state: !isLongEnough ? 'idle' : isCurrent ? answer.state : 'busy',
    games: isLongEnough ? (found?.games ?? []) : [],
    total: found?.total ?? 0,
    retry: () => setAttempt((before) => before + 1),
  };
}
