import { isMotionReduced } from '@/lib/browser/reduced-motion';

/** Fraction of its height by which a sheet must be dragged to close. */
const FAR = 0.3;
/** Speed in pixels per millisecond from which a short drag counts as a fling. */
const FAST = 0.6;

interface DragOptions {
  onAway(): void;
  signal: AbortSignal;
}

/**
 * Drags a sheet down by its grip. Past the distance or speed threshold it closes, otherwise it springs back. The spring
 * loads with the first release; without it, or with reduced motion, the sheet jumps.
 */
export function dragAway(sheet: HTMLElement, grip: HTMLElement, { onAway, signal }: DragOptions): void {
  let start: { y: number; at: number } | null = null;
  let shift = 0;
  let spring: { stop(): void } | undefined;

  function move(to: number): void {
    shift = to;
    sheet.style.transform = to === 0 ? '' : `translateY(${to}px)`;
  }

  /** @returns False if the sheet was caught on its way: the next release decides. */
  async function settle(target: number): Promise<boolean> {
    if (!isMotionReduced()) {
      try {
        const { animate } = await import('framer-motion/dom');
        if (start) return false;
        const motion = animate(shift, target, { type: 'spring', bounce: 0, duration: 0.3, onUpdate: move });
        spring = motion;
        await motion;
      } catch {
        // Jump without animation.
      }
    }
    if (start) return false;
    move(target);
    return true;
  }

  function hold({ clientY, pointerId, timeStamp }: PointerEvent): void {
    spring?.stop();
    start = { y: clientY - shift, at: timeStamp };
    grip.setPointerCapture(pointerId);
  }

  function drag({ clientY }: PointerEvent): void {
    if (start) move(Math.max(0, clientY - start.y));
  }

  function release({ timeStamp }: PointerEvent): void {
    if (!start) return;
    const speed = shift / Math.max(1, timeStamp - start.at);
    start = null;
    const height = sheet.offsetHeight;
    if (shift > height * FAR || speed > FAST)
      void settle(height).then((hasArrived) => hasArrived && onAway());
    else if (shift > 0) void settle(0);
  }

  grip.addEventListener('pointerdown', hold, { signal });
  grip.addEventListener('pointermove', drag, { signal });
  for (const end of ['pointerup', 'pointercancel'] as const) {
    grip.addEventListener(end, release, { signal });
  }
}
