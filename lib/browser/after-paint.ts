/** A hidden document renders no frames. */
const LONGEST_WAIT_MS = 200;

/** Resolves right after the next paint: for work that must not delay the response to a touch. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    // The frame callback runs before the paint; a task queued in it runs after.
    requestAnimationFrame(() => setTimeout(resolve, 0));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
