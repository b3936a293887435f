'use client';

import { useCallback, useEffect, useRef } from 'react';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { afterPaint } from '@/lib/browser/after-paint';
import { savesData } from '@/lib/browser/calm';
import { whenIdle } from '@/lib/browser/when-idle';
import { isUnfiltered, type HallFilter, type HallScope } from '@/lib/games/rules';
import type { GameType } from '@/lib/games/schema';

/** After a choice the list comes first; then there is time for what may be chosen next. */
const NEXT_CHOICE_MS = 300;
/** What could not be fetched ahead shows its failure when it is needed. */
const ignore = () => undefined;

interface Ahead {
  types: readonly GameType[];
  filter: HallFilter;
  scope: HallScope;
  /** Games fetched at first after a choice. */
  step: number;
}

/** What lists games in the browser. */
async function loadCode() {
  const [{ fetchFirstGames }] = await Promise.all([import('./fetch-first-games'), import('./live-games')]);
  return fetchFirstGames;
}

/**
 * Fetches what a choice will show, with the code that lists it, as soon as somebody is about to choose: the returned
 * function is called with the choice in view. Who chose once will choose again, so the other types are read then too.
 * The code alone loads on the first interaction in the hall, if only scrolling.
 */
export function useGamesAhead({ types, filter, scope, step }: Ahead): (wanted: HallFilter) => void {
  const isShown = useRef(true);
  const fetchFirst = useRef<typeof import('./fetch-first-games').fetchFirstGames>(null);
  const load = useCallback(async () => (fetchFirst.current = await loadCode()), []);
  const fetchAhead = useCallback(
    (wanted: HallFilter) => {
      if (isUnfiltered(wanted) || wanted.own !== null) return;
      const list = { filter: wanted, scope };
      // Immediately when the code is loaded: before the re-render, which takes a phone longer than the request.
      if (fetchFirst.current) return fetchFirst.current(list, step);
      // On a touch screen this is already the touch that chooses, whose feedback is to paint first.
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
