import { documentPath } from '@/lib/routing/document-path';

function homeAddress(): string {
  return documentPath('/');
}

/** As a new document. `isReplacing`: without a history entry for the current page. */
export function loadHome({ isReplacing = false }: { isReplacing?: boolean } = {}): void {
  if (isReplacing) window.location.replace(homeAddress());
  else window.location.assign(homeAddress());
}

export function isAtHome(): boolean {
  return window.location.pathname === homeAddress();
}
