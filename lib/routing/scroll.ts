import { decodedPath } from './encode';

/** The lookup of a hash target is retried, for content that appears later (R-ROUTE-29). */
const HASH_LOOKUP_RETRIES = 5;
export const HASH_LOOKUP_PAUSE_MS = 300;

export interface HashTarget {
  getBoundingClientRect: () => { top: number };
}

/** The parts of a window that scrolling needs, so that the rule does not depend on one. */
export interface ScrollSurface {
  find: (id: string) => HashTarget | null;
  /** Height of whatever covers the top of the page. Pixels. */
  headerHeight: () => number;
  scrollY: () => number;
  scrollTo: (position: { top: number; behavior: 'smooth' | 'instant' }) => void;
  prefersReducedMotion: () => boolean;
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * Scrolls to the target of a hash, offset by the header height; looked up again up to 5 times, 300 ms apart
 * (R-ROUTE-28, R-ROUTE-29).
 * @param signal Stops the lookups when the visitor has navigated to another page.
 * @returns Whether the target was found. Never throws.
 */
export async function scrollToHash(
  hash: string,
  surface: ScrollSurface,
  signal?: AbortSignal,
): Promise<boolean> {
  const ids = hashIds(hash);
  for (let attempt = 0; ids.length > 0 && attempt <= HASH_LOOKUP_RETRIES; attempt += 1) {
    if (signal?.aborted) return false;
    const target = findFirst(ids, surface);
    if (target) {
      const top = target.getBoundingClientRect().top + surface.scrollY() - surface.headerHeight();
      surface.scrollTo({ top: Math.max(0, top), behavior: behaviour(surface) });
      return true;
    }
    if (attempt < HASH_LOOKUP_RETRIES) await surface.wait(HASH_LOOKUP_PAUSE_MS);
  }
  return false;
}

/** A hash is looked up as written and decoded; one with `=` or `&` is data (`#tgWebAppData=…`), not a target. */
function hashIds(hash: string): string[] {
  const raw = hash.replace(/^#/, '');
  if (raw === '' || /[=&]/.test(raw)) return [];
  return [...new Set([raw, decodedPath(raw)])];
}

function findFirst(ids: readonly string[], surface: ScrollSurface): HashTarget | null {
  for (const id of ids) {
    const target = surface.find(id);
    if (target) return target;
  }
  return null;
}

function behaviour(surface: ScrollSurface): 'smooth' | 'instant' {
  return surface.prefersReducedMotion() ? 'instant' : 'smooth';
}
