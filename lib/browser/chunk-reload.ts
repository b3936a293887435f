import { readStored, writeStored } from './storage';

/** Minimum time between two forced reloads. */
export const RELOAD_GUARD_MS = 10_000;

/** When the browser last began to leave this document; a download or a cancelled navigation keeps it here. */
let leftAt = -Infinity;

/** Whether code of the site could not be fetched, most often in a tab older than the latest build. */
export function isChunkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    /^ChunkLoadError|load(ing)? (css )?chunk|dynamically imported module|importing a module script/i.test(
      String(error),
    )
  );
}

/**
 * Reloads the page after a chunk error (R-ERR-13), unless
 * - this tab was reloaded for it a moment ago, also if it has opened another document since (R-SW-04);
 * - the document was itself reloaded a moment ago, or the visitor has not interacted with it since: a file that hangs
 *   for a minute before it fails would cause an endless loop. This needs no storage, which may be blocked;
 * - it is offline, where only the browser's own error page would follow;
 * - the page is being left: Firefox and Safari abort pending loads, and a reload would replace the navigation;
 * - a game, a sportsbook or an identity check runs in a frame, which a new build must not interrupt.
 */
export function reloadAfter(error: unknown): void {
  if (!isChunkError(error) || !navigator.onLine || isBeingLeft() || wouldRepeat()) return;
  if (document.querySelector('main iframe')) return;
  writeStored('reload', Date.now());
  window.location.reload();
}

function isBeingLeft(): boolean {
  return performance.now() - leftAt < RELOAD_GUARD_MS;
}

function wouldRepeat(): boolean {
  return (
    // Absolute, since the clock may have been set back.
    Math.abs(Date.now() - (readStored('reload') ?? 0)) < RELOAD_GUARD_MS ||
    (navigationType() === 'reload' && (performance.now() < RELOAD_GUARD_MS || isUntouched()))
  );
}

const navigationType = () =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;

/** Whether the visitor did not interact with this document; older browsers do not report it and count as no. */
const isUntouched = () => (navigator as Partial<Navigator>).userActivation?.hasBeenActive === false;

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
 * Handles a file that loaded but is not a script, such as the sign-in page of a hotspot: Turbopack would wait for its
 * content forever. When the element reports an error, Turbopack fetches the file once more and then rejects the import
 * with its own error. A script that did run stays registered, whatever event its element gets.
 */
function failScript(address: unknown): void {
  [...document.scripts].find(({ src }) => src === address)?.dispatchEvent(new Event('error'));
}
