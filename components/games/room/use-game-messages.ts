import type { RefObject } from 'react';
import { noteFrameActivity } from '@/components/shared/session/frame-activity';
import { useThrottledRefresh } from '@/components/shared/session/use-throttled-refresh';
import { useFrameMessages } from '@/components/ui/use-frame-messages';
import { readGameMessage } from '@/lib/games/play-rules';

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
