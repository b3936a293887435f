import { useEffect, useState } from 'react';

/** Passes on what a promise brings, for an effect: returns what stops that. */
export function whileWanted<Value>(coming: Promise<Value>, use: (value: Value) => void): () => void {
  let isWanted = true;
  void coming.then((value) => {
    if (isWanted) use(value);
  });
  return () => {
    isWanted = false;
  };
}

/**
 * Result of `load` for a key; null until the first one is loaded, and after a change of the key the previous one until
 * the new one is. The last key wins, whatever the response order.
 * @param load Define it outside of the component: a new function loads again.
 */
export function useLoaded<Key, Value>(load: (key: Key) => Promise<Value>, key: Key): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => whileWanted(load(key), setValue), [load, key]);
  return value;
}
