/** The router's state of the current history entry, and its page. */
let shown: { state: unknown; page: string } | null = null;

/**
 * A link to a hash of its own page creates a history entry that the router does not know: returning to it from another
 * page would change the URL and not the page. The entry therefore gets the router's state as soon as it is created.
 *
 * Must start before the router listens, from a component outside any `Suspense`: Chromium calls the window's listeners
 * in the order of registration, capturing or not, and the router renders the previous page synchronously.
 * @returns Stops watching.
 */
export function watchHashEntries(): () => void {
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** Called when the router shows the page of the current URL. */
export function noteEntry(): void {
  const { state } = window.history as { state: unknown };
  if (state !== null) shown = { state, page: pageOfAddress() };
}

function onPopState({ state }: PopStateEvent): void {
  if (state !== null || !shown) return;
  if (shown.page === pageOfAddress()) window.history.replaceState(shown.state, '');
  // The entry is older than the router.
  else window.location.reload();
}

const pageOfAddress = () => window.location.pathname + window.location.search;
