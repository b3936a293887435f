import { navigate } from '@/lib/routing/navigate';

/**
 * Takes everything off the screen at once, before the next document is there: nothing of a player stays readable. A
 * hidden page that the back-forward cache restores is reloaded.
 */
export function hidePage(): void {
  document.body.style.visibility = 'hidden';
  window.addEventListener('pageshow', reloadWhenRestored);
}

export function showPage(): void {
  document.body.style.visibility = '';
  window.removeEventListener('pageshow', reloadWhenRestored);
}

export function isPageHidden(): boolean {
  return document.body.style.visibility === 'hidden';
}

function reloadWhenRestored(event: PageTransitionEvent): void {
  if (event.persisted) reloadPage();
}

/** Loads an address of this site as a new document; this page's own in place of one that is refused. */
export function openAddress(address: string): void {
  if (!navigate(address, (target) => window.location.assign(target))) reloadPage();
}

export function reloadPage(): void {
  window.location.reload();
}
