'use client';

import { useEffect, useState } from 'react';

/**
 * Result of `load` for a key; null until the first one is loaded, and after a change of the key the previous one until
 * the new one is. The last key wins, whatever the response order.
 * @param load Define it outside of the component: a new function loads again.
 */
export function useLoaded<Key, Value>(load: (key: Key) => Promise<Value>, key: Key): Value | null {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    let isWanted = true;
    void load(key).then((loaded) => {
      if (isWanted) setValue(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [load, key]);
  return value;
}
