import { observeWindowOffset, type Virtualizer } from '@tanstack/react-virtual';

/** Above this speed, in pixels per millisecond, pictures are not perceived: some 18 rows a second, a hard flick. */
const FLYING_PX_PER_MS = 3;
/** Hysteresis: fast scrolling ends below this speed, so that one slow frame does not render all tiles in full. */
const LANDING_PX_PER_MS = 1;
/** Beyond this distance per frame, in pixels, the eye cannot follow a tile: a busy phone skips frames. */
const FLYING_STEP_PX = 300;
/** Events further apart than this do not belong to one scroll gesture. */
const PAUSE_MS = 250;

type WindowList = Virtualizer<Window, Element>;
type Report = (offset: number, isScrolling: boolean) => void;

/**
 * Observes the window's scroll offset for a virtual list and detects fast scrolling. Offsets are reported in whole
 * steps: the first and last rows then change together, which needs one render per step instead of two.
 */
export function createPace(now: () => number = () => performance.now()) {
  let before = { offset: 0, at: Number.NEGATIVE_INFINITY };
  let isFlying = false;
  let notified = { offset: Number.NaN, isScrolling: false };

  function notify(list: WindowList, offset: number, isScrolling: boolean, report: Report): void {
    const { scrollMargin, estimateSize } = list.options;
    const height = estimateSize(0);
    const step = Math.floor((offset - scrollMargin) / height) * height + scrollMargin;
    if (step === notified.offset && isScrolling === notified.isScrolling) return;
    notified = { offset: step, isScrolling };
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
        notify(list, offset, isScrolling, report);
      }),
    isFlying: () => isFlying,
  };
}
