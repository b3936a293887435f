import type { useRouter } from 'next/navigation';
import { isMotionReduced } from '@/lib/browser/reduced-motion';
import { isPlainClick } from '@/lib/browser/plain-click';
import { watchSlowDevice } from '@/lib/browser/slow-device';
import { noteStayClick } from '@/lib/browser/stay-click';
import { needsDocument } from '@/lib/routing/needs-document';

type LinkRouter = Pick<ReturnType<typeof useRouter>, 'push' | 'prefetch'>;

/** Attribute that `components/ui/link` sets on its anchors. */
const SOFT_LINK = 'a[data-soft]';
/** A link is about to be followed: hover, focus, touch. */
const INTENTS = ['mouseover', 'focusin', 'touchstart'] as const;
/** For `layout/site-shell`; not with reduced motion, nor on slow devices, where the snapshot takes 250 ms. */
const PAGE_CHANGE = ['page'];
/** Debounce of hover and focus: passing over a link prefetches nothing. */
const DWELL_MS = 65;

/**
 * Handles clicks on site links with the router, and prefetches pages at the first sign of intent. One listener for all,
 * so that links need no script of their own. Other clicks are left to the browser: with a modifier key, on links that
 * open elsewhere, or already handled. @returns Stops.
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
    last = address;
    router.prefetch(address);
  }

  // A click reaches `window` after all component handlers.
  function follow(event: MouseEvent): void {
    const address = !event.defaultPrevented && isPlainClick(event) ? softAddress(event.target) : null;
    if (address === null) return;
    event.preventDefault();
    const isStay = softLink(event.target)?.dataset['soft'] === 'stay';
    if (isStay && address !== window.location.pathname) noteStayClick(address);
    const isShown = !isStay && !isMotionReduced() && !isSlowDevice();
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

/** Whether only the hash differs: the browser handles that, and fires `hashchange`. */
function isWithinPage(address: string): boolean {
  const { pathname, search, hash } = new URL(address, window.location.href);
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

function softLink(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(SOFT_LINK) : null;
}

/** Path, query and hash of a site link that the router follows in this window; null otherwise. */
function softAddress(target: EventTarget | null): string | null {
  const link = softLink(target);
  if (!link || (link.target !== '' && link.target !== '_self')) return null;
  const address = link.getAttribute('href');
  return address !== null && (isWithinPage(address) || needsDocument(address)) ? null : address;
}
