/** Minimum time between two forced reloads. */
export const RELOAD_GUARD_MS = 10_000;

/**
 * When the browser last began to leave this document; it may have stayed, because of a download or a cancelled
 * navigation.
 */
let leftAt = -Infinity;

/** Whether code of the site could not be fetched, most often in a tab older than the latest build. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^ChunkLoadError|load(?:ing)? (?:css )?chunk|dynamically imported module|importing a module script/i.test(
      String(error),
    )
  );
}

/**
 * Reloads the page after a chunk error (R-ERR-13). Not if the document was itself reloaded a moment ago or the visitor
 * has not interacted with it since: a file that hangs for a minute before it fails would cause an endless reload loop.
 * None of this needs storage, so it also works where storage is blocked. Not while offline, where only the browser's
 * own error page would follow, nor while the page is being left: Firefox and Safari then abort pending loads, and a
 * reload would replace the navigation in progress. Nor while a game, a sportsbook or an identity check runs in a frame:
 * a new build must not interrupt it.
 */
export function reloadAfter(error: unknown): void {
  if (!isChunkError(error) || !navigator.onLine || isBeingLeft() || wouldRepeat()) return;
  if (document.querySelector('main iframe')) return;
  window.location.reload();
}

function isBeingLeft(): boolean {
  return performance.now() - leftAt < RELOAD_GUARD_MS;
}

function wouldRepeat(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' && (performance.now() < RELOAD_GUARD_MS || !wasTouched());
}

/** Whether the visitor interacted with this document; older browsers do not report it and count as yes. */
function wasTouched(): boolean {
  const { userActivation }: { userActivation?: UserActivation } = navigator;
  return userActivation?.hasBeenActive ?? true;
}

/** Watches for unhandled chunk errors, and for files that are not scripts, until the returned function is called. */
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
 * Handles a file that loaded but is not a script, such as the sign-in page of a hotspot: the browser considers its
 * element loaded, and Turbopack would wait for its content forever. When the element reports an error, Turbopack
 * fetches the file once more and then rejects the import with its own error. A script that did run stays registered,
 * whatever event its element gets.
 */
function failScript(address: unknown): void {
  [...document.scripts].find(({ src }) => src === address)?.dispatchEvent(new Event('error'));
}
