/** A forced reload is not repeated within this time. */
export const RELOAD_GUARD_MS = 10_000;

/**
 * When the browser last began to leave this document; it may have stayed, for a download or because the visitor
 * stopped.
 */
let leftAt = -Infinity;

/** Code of the site that could not be fetched: most often a tab that is older than the newest build. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^ChunkLoadError|load(?:ing)? (?:css )?chunk|dynamically imported module|importing a module script/i.test(
      String(error),
    )
  );
}

/**
 * Reloads the page after a chunk error (R-ERR-13). Not in a document that was itself reloaded a moment ago, or in which
 * the visitor has touched nothing since: a file that hangs for a minute before it fails would reload for ever. None of
 * this needs storage, so it holds where storage is blocked. Nor while offline, where only the browser's own error page
 * would follow, nor while the page is being left: Firefox and Safari then give up what is still loading, and a reload
 * would take the place of the page that the visitor is on the way to.
 */
export function reloadAfter(error: unknown): void {
  if (!isChunkError(error) || !navigator.onLine || isBeingLeft() || wouldRepeat()) return;
  window.location.reload();
}

function isBeingLeft(): boolean {
  return performance.now() - leftAt < RELOAD_GUARD_MS;
}

function wouldRepeat(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && (performance.now() < RELOAD_GUARD_MS || !wasTouched());
}

/** Whether the visitor clicked anything in this document; older browsers do not report it and count as clicked. */
function wasTouched(): boolean {
  const { userActivation }: { userActivation?: UserActivation } = navigator;
  return userActivation?.hasBeenActive ?? true;
}

/**
 * Watches for chunk errors that nobody handles, and for files that are no script, until the returned function is
 * called.
 */
export function watchChunks(): () => void {
  const end = new AbortController();
  leftAt = -Infinity;
  window.addEventListener('beforeunload', () => (leftAt = performance.now()), { signal: end.signal });
  const follow = ({ error, reason, filename }: Event & Partial<ErrorEvent & PromiseRejectionEvent>) => {
    if (error instanceof SyntaxError) failScript(filename);
    reloadAfter(error ?? reason);
  };
  for (const name of ['error', 'unhandledrejection'])
    window.addEventListener(name, follow, { signal: end.signal });
  return () => end.abort();
}

/**
 * A file that came but is no script, such as the sign-in page of a hotspot sent in its place: the browser takes its
 * element for loaded, and Turbopack would wait for its content for ever. When the element reports an error, it fetches
 * it once more and then rejects the import with its own error. It keeps the code of a script that did run, whatever is
 * said of its element.
 */
function failScript(address: unknown): void {
  [...document.scripts].find(({ src }) => src === address)?.dispatchEvent(new Event('error'));
}
