import { useEffect, useState } from 'react';
import type { WinnerView } from '@/lib/jackpots/rules';

/** URLs by sysname. */
export type Pictures = Readonly<Record<string, string>>;

/** The given pictures plus those of games in later wins, each requested once. On failure their boxes stay empty. */
export function useGamePictures(given: Pictures, winners: readonly WinnerView[]): Pictures {
  const [known, setKnown] = useState(given);
  const [requested, setRequested] = useState<readonly string[]>(() => sysnamesOf(winners));
  const missing = sysnamesOf(winners).filter((sysname) => !requested.includes(sysname));
  const wanted = missing.join();
  useEffect(() => {
    if (wanted === '') return;
    const running = new AbortController();
    const sysnames = wanted.split(',');
    void import('@/lib/games/read-pictures')
      .then(({ readGamePictures }) => readGamePictures(sysnames, running.signal))
      .then(
        (read) => setKnown((before) => ({ ...before, ...read })),
        () => undefined,
      )
      .finally(() => !running.signal.aborted && setRequested((before) => [...before, ...sysnames]));
    return () => running.abort();
  }, [wanted]);
  return known;
}

function sysnamesOf(winners: readonly WinnerView[]): string[] {
  return [...new Set(winners.flatMap(({ game }) => game?.sysname ?? []))];
}
