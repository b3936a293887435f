'use client';

import { useRef, useState } from 'react';

/**
 * An action outside a form that never runs twice at once: a click while it runs does nothing, also before the page was
 * rendered again. Gives the state for its button and what starts it.
 */
export function useSingleRun(action: () => Promise<void>): [isRunning: boolean, start: () => Promise<void>] {
  const isStarted = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  async function start(): Promise<void> {
    if (isStarted.current) return;
    isStarted.current = true;
    setIsRunning(true);
    try {
      await action();
    } finally {
      isStarted.current = false;
      setIsRunning(false);
    }
  }
  return [isRunning, start];
}
