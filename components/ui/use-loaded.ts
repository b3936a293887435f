'use client';

import { useEffect, useState } from 'react';

/**
 * What `load` brings for a key; null until then. Of several keys in a row the last one counts, whichever comes last.
 * @param load Stands outside of the component: a new one loads again.
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
