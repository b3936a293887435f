import { TEXT_ID_PREFIX } from '@/lib/content/text-ids';
import { scrollToHash, type ScrollSurface } from '@/lib/routing/scroll';

const surface: ScrollSurface = {
  find: (id) => document.getElementById(id) ?? document.getElementById(`${TEXT_ID_PREFIX}${id}`),
  headerHeight: () => document.querySelector('header')?.offsetHeight ?? 0,
  scrollY: () => window.scrollY,
  scrollTo: (position) => window.scrollTo(position),
  prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Scrolls the window to the target of a hash, until the signal aborts the search. Never throws. */
export async function scrollWindowToHash(hash: string, signal: AbortSignal): Promise<void> {
  await scrollToHash(hash, surface, signal);
}
