'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { BETTING_LOAD_LIMIT_MS } from '@/lib/betting/rules';

type FrameState = 'loading' | 'shown' | 'failed';

const subscribe = () => () => undefined;

/**
 * How far a frame has come. The frame may be drawn only in the browser: one that came with the HTML can have loaded before
 * anybody listened, and would then count as failed.
 */
export function useFrameLoad(): { state: FrameState; isInBrowser: boolean; onLoad: () => void } {
  const [state, setState] = useState<FrameState>('loading');
  const isInBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const limit = setTimeout(() => setState('failed'), BETTING_LOAD_LIMIT_MS);
    return () => clearTimeout(limit);
  }, [state]);
  return { state, isInBrowser, onLoad: () => setState('shown') };
}
