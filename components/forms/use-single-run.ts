'use client';

import { useRef, useState } from 'react';

/**
 * An action outside a form that never runs twice at once: a click while it runs does nothing, also before the page was
 * rendered again. Gives the state for its button and what starts it.
 */
export function useSingleRun<Input extends unknown[] = []>(
  action: (...input: Input) => Promise<void>,
): [isRunning: boolean, start: (...input: Input) => Promise<void>] {
  const isStarted = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  async function start(...input: Input): Promise<void> {
    if (isStarted.current) return;
    isStarted.current = true;
    setIsRunning(true);
    try {
      await action(...input);
    } finally {
      isStarted.current = false;
      setIsRunning(false);
    }
  }
  return [isRunning, start];
}
