import { useRef, useState } from 'react';

/** Never runs an action twice at once, even before a re-render. Returns the state for its button, and the start. */
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
