import type { useRouter } from 'next/navigation';
import { wantsCalm } from '@/lib/browser/calm';
import { isPlainClick } from '@/lib/browser/plain-click';
import { watchSlowDevice } from '@/lib/browser/slow-device';
import { noteStayClick } from '@/lib/browser/stay-click';
import { warmFormats } from '@/lib/browser/warm-formats';

type LinkRouter = Pick<ReturnType<typeof useRouter>, 'push' | 'prefetch'>;

/** What `components/ui/link` writes on its anchors. */
const SOFT_LINK = 'a[data-soft]';
/** The signs that a link is about to be followed: a mouse on it, the focus, a finger. */
const INTENTS = ['mouseover', 'focusin', 'touchstart'] as const;
/**
 * What `layout/site-shell` shows as a change of the page. A visitor who wants less motion has none, nor has a slow device:
 * there the browser takes a quarter of a second for its picture of the old page alone.
 */
const PAGE_CHANGE = ['page'];
/** Debounce of hover and focus: one that only passes by fetches nothing. */
const DWELL_MS = 65;

/**
 * Follows the site's links through the router, and fetches their pages ahead at the first sign of intent (one listener
 * for all links, so that a page's links need no script of their own). Other clicks are the browser's: with a modifier
 * key, on a link that opens elsewhere, or one whose own handler has already handled the click.
 * @returns Stops listening.
 */
export function followLinks(router: LinkRouter): () => void {
  let last: string | null = null;
  let dwelling: ReturnType<typeof setTimeout> | undefined;
  const isSlowDevice = watchSlowDevice();
  const stop = new AbortController();

  function notice({ type, target }: Event): void {
    clearTimeout(dwelling);
    const address = softAddress(target);
    if (address === null || address === last) return;
    if (type === 'touchstart') fetchAhead(address);
    else dwelling = setTimeout(() => fetchAhead(address), DWELL_MS);
  }

  function fetchAhead(address: string): void {
    // The next page will most likely format numbers.
    if (last === null) warmFormats();
    last = address;
    router.prefetch(address);
  }

  // On the window, where a click arrives after every handler of a component.
  function follow(event: MouseEvent): void {
    const address = !event.defaultPrevented && isPlainClick(event) ? softAddress(event.target) : null;
    if (address === null) return;
    event.preventDefault();
    const isStay = softLink(event.target)?.dataset['soft'] === 'stay';
    if (isStay && address !== window.location.pathname) noteStayClick(address);
    const isShown = !isStay && !wantsCalm() && !isSlowDevice();
    router.push(address, { scroll: !isStay, ...(isShown && { transitionTypes: PAGE_CHANGE }) });
  }

  for (const intent of INTENTS) {
    window.addEventListener(intent, notice, { passive: true, signal: stop.signal });
  }
  window.addEventListener('click', follow, { signal: stop.signal });
  return () => {
    clearTimeout(dwelling);
    stop.abort();
  };
}

/** Whether only the hash leads elsewhere: then the browser follows, and reports it to those who listen for a new hash. */
function isWithinPage(address: string): boolean {
  const { pathname, search, hash } = new URL(address, window.location.href);
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

function softLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(SOFT_LINK) : null;
}

/** Path, query and hash of the site's link to another page at this place; null where there is none. */
function softAddress(target: EventTarget | null): string | null {
  const link = softLink(target);
  if (!link || (link.target !== '' && link.target !== '_self')) return null;
  const address = link.getAttribute('href');
  return address !== null && isWithinPage(address) ? null : address;
}
