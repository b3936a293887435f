import { afterPaint } from './after-paint';

/** Without any interaction, waiting code starts after this long. */
export const LATEST_MS = 5_000;
/** Pointer movement, touch, typing, scrolling. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

let interaction: Promise<void> | null = null;

/**
 * Resolves at the visitor's first interaction, once the response to it is painted, or after five idle seconds: code
 * that can wait competes neither with the first paint nor with the first touch. At once on the server.
 */
export function firstInteraction(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  interaction ??= waitForSign();
  return interaction;
}

function waitForSign(): Promise<void> {
  // The visitor may have interacted before this code loaded.
  if (navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const waiting = new AbortController();
    const timer = setTimeout(end, LATEST_MS);
    for (const sign of SIGNS) {
      window.addEventListener(sign, end, { passive: true, capture: true, signal: waiting.signal });
    }
    function end(): void {
      clearTimeout(timer);
      waiting.abort();
      resolve(afterPaint());
    }
  });
}
