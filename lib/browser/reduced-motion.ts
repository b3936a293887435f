const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Only Chromium has network information. */
type Connection = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> & {
  saveData?: boolean;
};

function connection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection | undefined) : undefined;
}

/** Whether the visitor wants to save data: then nothing is prefetched. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether the visitor wants less motion or less data: then nothing animates or refreshes by itself. */
export function isMotionReduced(): boolean {
  return savesData() || window.matchMedia(LESS_MOTION).matches;
}

/** Calls back when `isMotionReduced` may have changed, until the returned function is called. */
export function watchReducedMotion(onChange: () => void): () => void {
  const motion = window.matchMedia(LESS_MOTION);
  motion.addEventListener('change', onChange);
  connection()?.addEventListener?.('change', onChange);
  return () => {
    motion.removeEventListener('change', onChange);
    connection()?.removeEventListener?.('change', onChange);
  };
}
