import { documentLocale } from '@/lib/browser/document-locale';
import { localePath } from '@/lib/routing/locale-path';

/** The home page in the language of the document. */
function homeAddress(): string {
  return localePath(documentLocale(), '/');
}

/** Loads the home page as a new document. `isReplacing`: the page that is left is not gone back to. */
export function loadHome({ isReplacing = false }: { isReplacing?: boolean } = {}): void {
  if (isReplacing) window.location.replace(homeAddress());
  else window.location.assign(homeAddress());
}

export function isAtHome(): boolean {
  return window.location.pathname === homeAddress();
}
