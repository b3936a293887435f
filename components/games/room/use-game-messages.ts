'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { noteFrameActivity } from '@/components/shared/session/frame-activity';
import { refreshBalance } from '@/components/shared/session/refresh-balance';
import { readGameMessage } from '@/lib/games/play-rules';

/** Throttle: rounds that end within this time share one refetch of the balance. */
const REFRESH_GAP_MS = 1_000;

/**
 * Listens to the game's document; accepts only messages from the frame itself and from its origin. A finished round
 * refetches the balance, throttled: immediately, then at most once a second, and always after the last round.
 */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  src: string,
  onExit: () => void,
): void {
  const exit = useEffectEvent(onExit);
  useEffect(() => {
    const { origin } = new URL(src, window.location.href);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOwed = false;

    function refresh(): void {
      isOwed = timer !== undefined;
      if (isOwed) return;
      void refreshBalance();
      timer = setTimeout(() => {
        timer = undefined;
        if (isOwed) refresh();
      }, REFRESH_GAP_MS);
    }

    function handleMessage(event: MessageEvent): void {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      // The only evidence of the player's activity inside the frame.
      if (message !== null) noteFrameActivity();
      if (message === 'round-finished') refresh();
      if (message === 'exit') exit();
    }

    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
      clearTimeout(timer);
    };
  }, [frame, src]);
}
