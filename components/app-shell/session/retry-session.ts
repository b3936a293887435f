const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Retries the session request while the platform does not respond: at once when the browser is back online, else with
 * increasing delays, not while the tab is hidden. Spec silent; a page left open during an outage recovers without
 * reloads. @returns Stops.
 */
export function retrySession(): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    // Jitter: not all visitors at once when the platform recovers.
    timer = setTimeout(retry, wait * (0.75 + Math.random() / 2));
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  function retry(): void {
    clearTimeout(timer);
    plan();
    if (!document.hidden)
      void import('@/components/shared/session/session-change').then(({ recheckSession }) =>
        recheckSession(),
      );
  }

  window.addEventListener('online', retry);
  plan();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', retry);
  };
}
