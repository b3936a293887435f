'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readBettingMessage, type BettingMessage } from '@/lib/betting/rules';

/** Listens for sportsbook messages; accepts only those from the frame itself and from its origin. */
export function useBettingMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string,
  onMessage: (message: BettingMessage) => void,
): void {
  const take = useEffectEvent(onMessage);
  useEffect(() => {
    const { origin } = new URL(url, window.location.href);
    function handleMessage(event: MessageEvent): void {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readBettingMessage(event.data);
      if (message !== null) take(message);
    }
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, url]);
}
