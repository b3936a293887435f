'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { noteActivity } from '@/components/runtime/inactivity';
import { refreshBalance } from '@/components/runtime/refresh-balance';
import { readGameMessage } from '@/lib/games/rules';

/** Rounds that end sooner one after another share one reading of the balance. */
const REFRESH_GAP_MS = 1_000;

/**
 * Listens to the game's document: only messages from the frame itself and from the origin it was loaded from count.
 * A finished round reads the balance anew, at once and at most once a second, the last round included.
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

    function hear(event: MessageEvent): void {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      // The only sign of the player's keys and clicks inside of the frame.
      if (message !== null) noteActivity();
      if (message === 'round-finished') refresh();
      if (message === 'exit') exit();
    }

    window.addEventListener('message', hear);
    return () => {
      window.removeEventListener('message', hear);
      clearTimeout(timer);
    };
  }, [frame, src]);
}
