import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Touch users drag a sheet away by its grip. The code loads with the first sheet on a touch screen. */
export function useDragAway(
  sheet: RefObject<HTMLElement | null>,
  grip: RefObject<HTMLElement | null>,
  onAway: () => void,
): void {
  const leave = useEffectEvent(onAway);
  useEffect(() => {
    const parts = { sheet: sheet.current, grip: grip.current };
    if (!parts.sheet || !parts.grip || !window.matchMedia('(pointer: coarse)').matches) return;
    const [moved, held] = [parts.sheet, parts.grip];
    const stop = new AbortController();
    void import('./drag-away').then(
      ({ dragAway }) => dragAway(moved, held, { onAway: () => leave(), signal: stop.signal }),
      // The close button still works.
      () => undefined,
    );
    return () => stop.abort();
  }, [sheet, grip]);
}
