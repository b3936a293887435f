const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Chromium's network information; other browsers have none. */
type Connection = Partial<Pick<EventTarget, 'addEventListener' | 'removeEventListener'>> & {
  saveData?: boolean;
};

function connection(): Connection | undefined {
  return 'connection' in navigator ? (navigator.connection as Connection | undefined) : undefined;
}

/** Whether the visitor wants fewer bytes: then nothing is fetched that may not be needed. */
export function savesData(): boolean {
  return connection()?.saveData === true;
}

/** Whether the visitor wants less motion or fewer bytes: then nothing moves or is read again by itself. */
export function wantsCalm(): boolean {
  return savesData() || window.matchMedia(LESS_MOTION).matches;
}

/** Says when `wantsCalm` may have changed, until the returned function is called. */
export function watchCalm(onChange: () => void): () => void {
  const motion = window.matchMedia(LESS_MOTION);
  motion.addEventListener('change', onChange);
  connection()?.addEventListener?.('change', onChange);
  return () => {
    motion.removeEventListener('change', onChange);
    connection()?.removeEventListener?.('change', onChange);
  };
}
