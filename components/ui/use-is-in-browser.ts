'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, true in whatever is rendered in the browser alone. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
