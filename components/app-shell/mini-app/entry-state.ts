import { readStored } from '@/lib/browser/storage';

let resolveEnd: () => void = () => undefined;
export const entryOver = new Promise<void>((resolve) => (resolveEnd = resolve));

/** Whether the messenger's user is still to be signed in automatically, or could not be in this document. */
export function isEntryDue(): boolean {
  return readStored('tg') !== null && readStored('tg_entered') === null;
}

/** Finished in this document, or skipped. */
export function endEntry(): void {
  resolveEnd();
}
