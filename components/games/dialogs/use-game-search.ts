'use client';

import { useEffect, useState } from 'react';
import { getGames } from '@/lib/games/api';
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
export function useGameSearch(text: string, minLength: number): GameSearch {
  const query = text.trim();
  const isLongEnough = query.length >= minLength;
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
      void readPlatform
        .call(getGames, input, { signal: running.signal })
        .then(
          ({ items, total }): Answer => ({ state: 'found', query, attempt, games: items, total }),
          (): Answer => ({ state: 'failed', query, attempt }),
        )
        .then((received) => {
          if (!running.signal.aborted) setAnswer(received);
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      running.abort();
    };
  }, [query, isLongEnough, attempt]);

  const retry = () => setAttempt((before) => before + 1);
  if (!isLongEnough) return { state: 'idle', games: [], total: 0, retry };
  return { ...shownAnswer(answer, query, attempt), retry };
}

/** An older answer's games stay in view until the newer one is there. */
function shownAnswer(answer: Answer | null, query: string, attempt: number): Omit<GameSearch, 'retry'> {
  const isCurrent = answer?.query === query && answer.attempt === attempt;
  const state = isCurrent ? answer.state : 'busy';
  return answer?.state === 'found'
    ? { state, games: answer.games, total: answer.total }
    : { state, games: [], total: 0 };
}

const MAX_RECOMMENDED = 12;

/** The games an operator recommends before anything is typed; none when they cannot be read. */
export function useRecommendedGames(sysnames: readonly string[]): readonly Game[] {
  const [games, setGames] = useState<readonly Game[]>([]);
  const wanted = sysnames.slice(0, MAX_RECOMMENDED).join(',');
  useEffect(() => {
    if (wanted === '') return;
    const running = new AbortController();
    const input = { sysnames: wanted.split(','), fields: ['description'], count: MAX_RECOMMENDED } as const;
    void readPlatform.call(getGames, input, { signal: running.signal }).then(
      ({ items }) => setGames(items),
      () => undefined,
    );
    return () => running.abort();
  }, [wanted]);
  return games;
}
