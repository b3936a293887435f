import { pause } from '@/lib/browser/pause';

/** How long a session check waits for the result of a social sign-in in progress. */
const PRECEDENCE_MS = 10_000;

let underWay: Promise<void> | null = null;

/** Marks a social sign-in of this document as in progress until the returned function is called. */
export function beginAttempt(): () => void {
  let settle: () => void = () => undefined;
  const attempt = new Promise<void>((resolve) => {
    settle = resolve;
  });
  underWay = attempt;
  return () => {
    settle();
    if (underWay === attempt) underWay = null;
  };
}

/**
 * Resolves once the social sign-in in progress is handled, or after ten seconds; null where there is none. The popup
 * notifies every tab that somebody signed in, often before it tells the waiting page where to navigate.
 */
export function attemptEnd(): Promise<unknown> | null {
  if (!underWay) return null;
  return Promise.race([underWay, pause(PRECEDENCE_MS)]);
}
