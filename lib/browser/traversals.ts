/** The router's state of the entry that is shown, and its page. */
let shown: { state: unknown; page: string } | null = null;
/** The visitor came here by Back, Forward or a reload. */
let isTraversal = false;

/**
 * Notices whether the visitor comes to a place by Back, Forward or a reload: the browser then scrolls to where they were.
 *
 * A link to a hash of its own page makes an entry of which the router knows nothing. Next.js does not react when the visitor
 * comes back to one from another page, so that the address would change and the page would stay. Such an entry is given the
 * router's state as soon as it is made.
 * @returns Stops watching.
 */
export function watchTraversals(): () => void {
  const stop = new AbortController();
  const early = { capture: true, signal: stop.signal };
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  isTraversal = arrival?.type === 'back_forward' || arrival?.type === 'reload';
  window.addEventListener('click', () => (isTraversal = false), early);
  window.addEventListener('popstate', onPopState, early);
  return () => stop.abort();
}

/** The router shows the page of this address. */
export function noteEntry(): void {
  const { state } = window.history as { state: unknown };
  if (state !== null) shown = { state, page: pageOfAddress() };
}

export function isAfterTraversal(): boolean {
  return isTraversal;
}

function onPopState({ state }: PopStateEvent): void {
  isTraversal = state !== null;
  if (state !== null || !shown) return;
  if (shown.page === pageOfAddress()) window.history.replaceState(shown.state, '');
  // An entry from before the router was there.
  else window.location.reload();
}

const pageOfAddress = () => window.location.pathname + window.location.search;
