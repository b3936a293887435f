import { useEffect, useRef, type RefObject } from 'react';
import type { PlayMode } from '@/lib/games/play-rules';
import { isFocusLost } from '@/lib/browser/is-focus-lost';

/**
 * The clicked button unmounts when the game starts, so focus moves to the game's frame. A game that starts
 * automatically takes no focus. @returns Records that the user chose to play.
 */
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
