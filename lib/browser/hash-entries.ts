/** The router's state of the entry that is shown, and its page. */
let shown: { state: unknown; page: string } | null = null;

/**
 * A link to a hash of its own page makes a history entry of which the router knows nothing. Next.js does not react when the
 * visitor comes back to one from another page: the address would change and the page would stay. Such an entry is given the
 * router's state as soon as it is made.
 *
 * Begins before the router listens, from a part that is not in a `Suspense`: Chromium calls the window's listeners in the
 * order in which they came, capturing or not, and the router renders the page before at once.
 * @returns Stops watching.
 */
export function watchHashEntries(): () => void {
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** The router shows the page of this address. */
export function noteEntry(): void {
  const { state } = window.history as { state: unknown };
  if (state !== null) shown = { state, page: pageOfAddress() };
}

function onPopState({ state }: PopStateEvent): void {
  if (state !== null || !shown) return;
  if (shown.page === pageOfAddress()) window.history.replaceState(shown.state, '');
  // An entry from before the router was there.
  else window.location.reload();
}

const pageOfAddress = () => window.location.pathname + window.location.search;
