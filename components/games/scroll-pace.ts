import { observeWindowOffset, type Virtualizer } from '@tanstack/react-virtual';

/** Faster than this, in pixels a millisecond, no one looks at pictures: some 18 rows a second, a hard flick. */
const FLYING_PX_PER_MS = 3;
/** A flight lasts until it is slower than this: one slow frame in between must not draw all tiles whole and be slower yet. */
const LANDING_PX_PER_MS = 1;
/** Further than this from one frame to the next, in pixels, no tile is followed by the eye: a busy phone skips frames. */
const FLYING_STEP_PX = 300;
/** Between events further apart than this nothing was scrolled by hand in one go. */
const PAUSE_MS = 250;

type WindowList = Virtualizer<Window, Element>;
type Report = (offset: number, isScrolling: boolean) => void;

/**
 * Follows the window's scrolling for a virtual list, and knows whether the list flies by. The list hears of whole steps
 * only: its first and its last row then change at once, and it is drawn once a step instead of twice.
 */
export function createPace(now: () => number = () => performance.now()) {
  let before = { offset: 0, at: Number.NEGATIVE_INFINITY };
  let isFlying = false;
  let told = { offset: Number.NaN, isScrolling: false };

  function tell(list: WindowList, offset: number, isScrolling: boolean, report: Report): void {
    const { scrollMargin, estimateSize } = list.options;
    const height = estimateSize(0);
    const step = Math.floor((offset - scrollMargin) / height) * height + scrollMargin;
    if (step === told.offset && isScrolling === told.isScrolling) return;
    told = { offset: step, isScrolling };
    report(step, isScrolling);
  }

  return {
    observe: (list: WindowList, report: Report) =>
      observeWindowOffset(list, (offset, isScrolling) => {
        const at = now();
        const elapsed = at - before.at;
        const step = Math.abs(offset - before.offset);
        const limit = isFlying ? LANDING_PX_PER_MS : FLYING_PX_PER_MS;
        const isFast = step > FLYING_STEP_PX || step / Math.max(1, elapsed) > limit;
        isFlying = isScrolling && elapsed < PAUSE_MS && isFast;
        before = { offset, at };
        tell(list, offset, isScrolling, report);
      }),
    isFlying: () => isFlying,
  };
}
