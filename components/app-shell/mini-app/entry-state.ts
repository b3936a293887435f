import { readStored } from '@/lib/browser/storage';

let resolveEnd: () => void = () => undefined;
/** Resolves when the sign-in of the messenger's user is over. */
export const entryOver = new Promise<void>((resolve) => (resolveEnd = resolve));

/** True where the messenger's user is to be signed in by itself, or could not be in this document. */
export function isEntryDue(): boolean {
  return readStored('tg') !== null && readStored('tg_entered') === null;
}

/** The sign-in of the messenger's user is over in this document, or will not be tried. */
export function endEntry(): void {
  resolveEnd();
}
