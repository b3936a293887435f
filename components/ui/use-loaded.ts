import { useEffect, useState } from 'react';

/** Passes on what a promise brings, or why it fails. @returns Stops that, for an effect. */
export function whileWanted<Value>(
  coming: Promise<Value>,
  use: (value: Value) => void,
  fail?: (error: unknown) => void,
): () => void {
  let isWanted = true;
  void coming.then(
    (value) => {
      if (isWanted) use(value);
    },
    fail && ((error) => isWanted && fail(error)),
  );
  return () => {
    isWanted = false;
  };
}

/**
 * Result of `load`, for a key if it takes one; null until the first one is loaded, the previous one while a changed
 * key's loads. The last key wins, whatever the response order.
 * @param load Define it outside of the component: a new function loads again.
 */
export function useLoaded<Value>(load: () => Promise<Value>): Value | null;
export function useLoaded<Key, Value>(load: (key: Key) => Promise<Value>, key: Key): Value | null;
export function useLoaded<Key, Value>(load: (key?: Key) => Promise<Value>, key?: Key): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => whileWanted(load(key), setValue), [load, key]);
  return value;
}
