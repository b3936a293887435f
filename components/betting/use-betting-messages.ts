'use client';

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { readBettingMessage, type BettingMessage } from '@/lib/betting/rules';

/** Listens to the sportsbook: only messages from the frame itself and from the origin it was loaded from count. */
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
