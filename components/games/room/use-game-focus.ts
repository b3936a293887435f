import { useEffect, useRef, type RefObject } from 'react';
import type { PlayMode } from '@/lib/games/play-rules';
import { isFocusLost } from '@/lib/browser/is-focus-lost';

/** Focuses the frame when a chosen game starts, as the clicked button unmounts. @returns Records the choice. */
export function useGameFocus(room: RefObject<HTMLElement | null>, mode: PlayMode | null): () => void {
  const isChosen = useRef(false);
  useEffect(() => {
    if (mode === null || !isChosen.current) return;
    if (isFocusLost()) room.current?.querySelector('iframe')?.focus({ preventScroll: true });
  }, [room, mode]);
  return () => {
    isChosen.current = true;
  };
}
