import { writeStored, type StorageKey } from '@/lib/browser/storage';

/** Only that somebody was signed in on this device, not who. */
export const RETURNING_KEY = 'was_signed_in' satisfies StorageKey;

/** Whether somebody was signed in on this device when this document loaded. */
export function isReturning(): boolean {
  return document.documentElement.hasAttribute('data-returning');
}

export function rememberReturning(): void {
  writeStored(RETURNING_KEY, '1');
}
