/** How long a new check of who is signed in lets the result of a social sign-in come first. */
const PRECEDENCE_MS = 10_000;

let underWay: Promise<void> | null = null;

/** A social sign-in of this document is in progress until the returned function is called. */
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
 * Resolves once the social sign-in in progress has been acted on, or after ten seconds; null where there is none. The
 * window notifies every tab that somebody signed in, often before it tells the waiting page where to go on.
 */
export function attemptEnd(): Promise<void> | null {
  if (!underWay) return null;
  return Promise.race([underWay, new Promise<void>((resolve) => setTimeout(resolve, PRECEDENCE_MS))]);
}
