const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Requests again who is signed in while the platform does not respond, until the returned function is called: at once
 * when the browser is back online, else less and less often. Spec silent; chosen so that a page left open through an
 * outage becomes the player's again by itself, while nobody loads pages over and over. A hidden tab sends no request.
 */
export function keepRetrying(): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    // Jitter: not all visitors at the same moment when the platform comes back.
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
