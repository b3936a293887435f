/** A session lost this soon after sign-in was most likely never stored: a browser or a frame refuses its cookie. */
const FRESH_MS = 10_000;

let signedInAt = -Infinity;

export function noteSignIn(): void {
  signedInAt = performance.now();
}

/** Whether the player signed in within this document a moment ago. */
export function isFreshSignIn(): boolean {
  return performance.now() - signedInAt < FRESH_MS;
}
