import { useEffect, useRef } from 'react';
import { refreshBalance } from './refresh-balance';

/** Events within this time share one refetch of the balance. */
const REFRESH_GAP_MS = 1_000;

/** Refetches the balance at once, then at most once a second, and always after the last call. */
export function useThrottledRefresh(): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOwed = useRef(false);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return function refresh(): void {
    isOwed.current = timer.current !== undefined;
    if (isOwed.current) return;
    void refreshBalance();
    timer.current = setTimeout(() => {
      timer.current = undefined;
      if (isOwed.current) refresh();
    }, REFRESH_GAP_MS);
  };
}
