import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Shows a choice immediately and applies it after that has painted: applying takes a phone several frames, during which
 * the button would seem unresponsive. Returns the choice to show and a function that changes parts of it; further
 * changes merge with one not yet applied.
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
    // The frame paints the choice; the task after it runs once that is done.
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
