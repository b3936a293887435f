/** A document that nobody looks at has no frames. */
const LONGEST_WAIT_MS = 200;

/** Resolves right after the next frame was painted: for work that must not hold up the response to a touch. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The frame paints; the task after that comes when it was painted.
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
