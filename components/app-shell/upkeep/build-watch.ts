import { isPlainClick } from '@/lib/browser/plain-click';
import { isRecord } from '@/lib/is-record';

/** Interval at which a visible page requests the current build id (R-SW-02). */
const POLL_MS = 60_000;

let isOutdated = false;

/**
 * Detects a new deployment (R-SW-02). Nothing is interrupted: the next link is followed as a full page load, so that
 * the new page is complete and from a single build.
 * @param onOutdated Called once. @returns Stops watching.
 */
export function watchBuild(onOutdated: () => void): () => void {
  const own = document.documentElement.dataset.build;
  if (!own) return () => undefined;
  const watching = new AbortController();
  const { signal } = watching;
  const timer = setInterval(() => void look(), POLL_MS);
  document.addEventListener('visibilitychange', () => void look(), { signal });
  window.addEventListener('click', leaveByDocument, { capture: true, signal });

  async function look(): Promise<void> {
    if (document.hidden || isOutdated) return;
    const now = await fetchVersion(signal);
    if (now === null || now === own || isOutdated) return;
    isOutdated = true;
    onOutdated();
  }

  return () => {
    isOutdated = false;
    clearInterval(timer);
    watching.abort();
  };
}

async function fetchVersion(signal: AbortSignal): Promise<string | null> {
  try {
    const response = await fetch('/build-version', { cache: 'no-store', signal });
    if (!response.ok) return null;
    const body: unknown = await response.json();
    const version = isRecord(body) ? body.version : null;
    return typeof version === 'string' && version !== '' ? version : null;
  } catch {
    return null;
  }
}

/** Keeps Next.js from handling a link click, which leaves it to the browser. */
function leaveByDocument(event: MouseEvent): void {
  if (!isOutdated || !isPlainClick(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && leadsToAnotherPage(link)) event.stopImmediatePropagation();
}

function leadsToAnotherPage({ target, origin, pathname, hash }: HTMLAnchorElement): boolean {
  if (target || origin !== window.location.origin) return false;
  return pathname !== window.location.pathname || hash === '';
}
