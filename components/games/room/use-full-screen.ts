import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { hasFullScreenToggle, type FullScreenMode } from '@/lib/games/play-rules';
import { isMiniApp } from './mini-app';

export interface FullScreen {
  /** Whether the toggle is shown (R-GAME-09). */
  isOffered: boolean;
  isFull: boolean;
  toggle(): void;
}

const subscribe = () => () => undefined;

/** By the Fullscreen API, or within the window in browsers that lack it for elements, such as on iPhone. */
export function useFullScreen(target: RefObject<HTMLElement | null>, mode: FullScreenMode): FullScreen {
  const [isNative, setNative] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const isInMiniApp = useSyncExternalStore(subscribe, isMiniApp, () => false);

  useEffect(() => {
    const follow = () => setNative(target.current?.contains(document.fullscreenElement) ?? false);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [target]);

  useEffect(() => {
    if (!isFilled) return;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setFilled(false);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [isFilled]);

  async function toggle(): Promise<void> {
    if (isFilled) return setFilled(false);
    // A refusal leaves the button as it is.
    if (isNative) return document.exitFullscreen().catch(() => undefined);
    try {
      if (!document.fullscreenEnabled) throw new Error('No full screen for elements');
      await target.current?.requestFullscreen();
    } catch {
      setFilled(true);
    }
  }

  return {
    isOffered: hasFullScreenToggle(mode, isInMiniApp),
    isFull: isNative || isFilled,
    toggle: () => void toggle(),
  };
}
