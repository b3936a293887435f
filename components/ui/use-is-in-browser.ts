import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and during hydration, true for client-only renders. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
