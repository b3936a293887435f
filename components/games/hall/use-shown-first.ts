'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Shows a choice at once and applies it right after that has painted: applying it takes a phone several frames, in which the
 * button would seem unresponsive. Returns the choice to show and a function that changes parts of it; a change joins one
 * that was not applied yet.
 */
export function useShownFirst<Choice extends object>(
  current: Choice,
  act: (change: Partial<Choice>) => void,
) {
  const [made, setMade] = useState<Partial<Choice> | null>(null);
  const actOnce = useEffectEvent((change: Partial<Choice>) => {
    setMade(null);
    act(change);
  });
  useEffect(() => {
    if (made === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame paints it; the task after that comes when it was painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => actOnce(made), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [made]);
  const choose = (change: Partial<Choice>) => setMade((before) => ({ ...before, ...change }));
  return [made === null ? current : { ...current, ...made }, choose] as const;
}
