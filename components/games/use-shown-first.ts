'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Shows a choice at once and applies it right after that has painted: applying it takes a phone several frames, in which the
 * button would seem unresponsive. Returns the choice to show and its setter; a newer choice replaces one that was not
 * applied yet.
 */
export function useShownFirst<Choice>(current: Choice, act: (choice: Choice) => void) {
  const [made, setMade] = useState<{ choice: Choice } | null>(null);
  const actOnce = useEffectEvent((choice: Choice) => {
    setMade(null);
    act(choice);
  });
  useEffect(() => {
    if (made === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame paints it; the task after that comes when it was painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => actOnce(made.choice), 0);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [made]);
  return [made === null ? current : made.choice, (choice: Choice) => setMade({ choice })] as const;
}
