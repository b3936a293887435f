import { useCallback, useEffect, useRef } from 'react';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { afterPaint } from '@/lib/browser/after-paint';
import { savesData } from '@/lib/browser/reduced-motion';
import { whenIdle } from '@/lib/browser/when-idle';
import { isUnfiltered, type HallFilter, type HallScope } from '@/lib/games/rules';
import type { GameType } from '@/lib/content/game-types';

/** After a filter change the list is loaded first; likely next choices are prefetched after this delay. */
const NEXT_CHOICE_MS = 300;
/** A failed prefetch is reported when the data are needed. */
const ignore = () => undefined;

interface Ahead {
  types: readonly GameType[];
  filter: HallFilter;
  scope: HallScope;
  /** Games fetched first after filtering. */
  step: number;
}

/** The code that lists games in the browser. */
async function loadCode() {
  const [{ fetchFirstGames }] = await Promise.all([import('./fetch-first-games'), import('./live-games')]);
  return fetchFirstGames;
}

/**
 * Prefetches the games of a choice, and the code that lists them, when the choice is imminent: call the returned
 * function with it. Visitors who filter once filter again, so other types are prefetched then. The code alone loads
 * when idle after the first interaction, even scrolling.
 */
export function useGamesAhead({ types, filter, scope, step }: Ahead): (wanted: HallFilter) => void {
  const isShown = useRef(true);
  const fetchFirst = useRef<typeof import('./fetch-first-games').fetchFirstGames>(null);
  const load = useCallback(async () => (fetchFirst.current = await loadCode()), []);
  const fetchAhead = useCallback(
    (wanted: HallFilter) => {
      if (isUnfiltered(wanted) || wanted.own !== null) return;
      const list = { filter: wanted, scope };
      // At once if the code is loaded: before the re-render, which takes a phone longer than the request.
      if (fetchFirst.current) return fetchFirst.current(list, step);
      // On a touch screen this is already the choosing touch, whose feedback must paint first.
      void afterPaint()
        .then(load)
        .then((fetchFirstGames) => isShown.current && fetchFirstGames(list, step))
        .catch(ignore);
    },
    [scope, step, load],
  );

  useEffect(() => {
    isShown.current = true;
    if (!savesData()) {
      void firstInteraction().then(() => whenIdle(() => void (isShown.current && load().catch(ignore))));
    }
    return () => void (isShown.current = false);
  }, [load]);

  useEffect(() => {
    if (isUnfiltered(filter)) return;
    const timer = setTimeout(() => types.forEach((type) => fetchAhead({ ...filter, type })), NEXT_CHOICE_MS);
    return () => clearTimeout(timer);
  }, [types, filter, fetchAhead]);

  return fetchAhead;
}
