import { documentLocale } from '@/lib/browser/document-locale';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';

/**
 * Takes everything off the screen at once, before the next document is there: nothing of a player stays readable. A
 * hidden page that the back-forward cache brings back is loaded anew.
 */
export function hidePage(): void {
  document.body.style.visibility = 'hidden';
  window.addEventListener('pageshow', reloadWhenRestored);
}

export function showPage(): void {
  document.body.style.visibility = '';
  window.removeEventListener('pageshow', reloadWhenRestored);
}

function reloadWhenRestored(event: PageTransitionEvent): void {
  if (event.persisted) reloadPage();
}

/** The home page in the language of the document. */
function homeAddress(): string {
  return localePath(documentLocale(), paths.home());
}

/** Loads the home page as a new document. `isReplacing`: the page that is left is not gone back to. */
export function loadHome({ isReplacing = false }: { isReplacing?: boolean } = {}): void {
  if (isReplacing) window.location.replace(homeAddress());
  else window.location.assign(homeAddress());
}

/** Loads an address of this site as a new document. */
export function openAddress(address: string): void {
  window.location.assign(address);
}

export function reloadPage(): void {
  window.location.reload();
}

export function isAtHome(): boolean {
  return window.location.pathname === homeAddress();
}
