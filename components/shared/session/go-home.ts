import { documentLocale } from '@/lib/browser/document-locale';
import { localePath } from '@/lib/routing/locale-path';

function homeAddress(): string {
  return localePath(documentLocale(), '/');
}

/** As a new document. `isReplacing`: without a history entry for the current page. */
export function loadHome({ isReplacing = false }: { isReplacing?: boolean } = {}): void {
  if (isReplacing) window.location.replace(homeAddress());
  else window.location.assign(homeAddress());
}

export function isAtHome(): boolean {
  return window.location.pathname === homeAddress();
}
