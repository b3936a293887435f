import { useEffect, useRef, type RefObject } from 'react';
import { noteFrameActivity } from '@/components/shared/session/frame-activity';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { useFrameMessages } from '@/components/ui/use-frame-messages';
import { readGameMessage } from '@/lib/games/play-rules';

/** Throttle: rounds that end within this time share one refetch of the balance. */
const REFRESH_GAP_MS = 1_000;

/** Follows the game's exit and its rounds, after which the balance is refetched. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string,
  onExit: () => void,
): void {
  const refresh = useThrottledRefresh();
  useFrameMessages(frame, src, readGameMessage, (message) => {
    // The only evidence of the player's activity inside the frame.
    noteFrameActivity();
    if (message === 'round-finished') refresh();
    if (message === 'exit') onExit();
  });
}

/** At once, then at most once a second, and always after the last call. */
function useThrottledRefresh(): () => void {
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
