import { useEffect, useState, type RefObject } from 'react';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';
import { readStored } from '@/lib/browser/storage';
import { hasFullScreenToggle, type FullScreenMode } from '@/lib/games/play-rules';

export interface FullScreen {
  /** Whether the toggle is shown (R-GAME-09). */
  isOffered: boolean;
  isFull: boolean;
  toggle(): void;
}

/** By the Fullscreen API, or within the window in browsers that lack it for elements, such as on iPhone. */
export function useFullScreen(target: RefObject<HTMLElement | null>, mode: FullScreenMode): FullScreen {
  const [isNative, setNative] = useState(false);
  const [isFilled, setFilled] = useState(false);
  // The messenger's launch data persist for the lifetime of the tab (R-GUARD-14).
  const isInMiniApp = useIsInBrowser() && readStored('tg') !== null;

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
