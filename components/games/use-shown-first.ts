'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Shows a choice at once and acts on it right after it was painted: what it leads to takes a phone several frames, in which
 * the button would seem dead. Returns the choice to show and how to make one; a newer choice takes the place of one that
 * was not acted on yet.
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
