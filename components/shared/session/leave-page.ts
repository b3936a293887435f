import { navigate } from '@/lib/routing/navigate';

/** No player's data stays readable before the next document. The back/forward cache's copy is reloaded. */
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

/** Loads a site address as a new document; reloads this page if the address is rejected. */
export function openAddress(address: string): void {
  if (!navigate(address, (target) => window.location.assign(target))) reloadPage();
}

export function reloadPage(): void {
  window.location.reload();
}
