import { removeStored, writeStored, type StorageKey } from '@/lib/browser/storage';

/** Says only that somebody was signed in on this device; nothing about whom. */
export const RETURNING_KEY = 'was_signed_in' satisfies StorageKey;

/**
 * Runs before the first paint: a returning player waits for the response without seeing a guest's buttons. Written as
 * text, because it goes into the document as an inline script.
 */
export const RETURNING_SCRIPT = `try{if(localStorage.getItem('${RETURNING_KEY}')==='1')document.documentElement.setAttribute('data-returning','')}catch{}`;

/** Whether this document began with somebody who was signed in on this device before. */
export function isReturning(): boolean {
  return document.documentElement.hasAttribute('data-returning');
}

export function rememberReturning(isPlayer: boolean): void {
  if (isPlayer) writeStored(RETURNING_KEY, '1');
  else removeStored(RETURNING_KEY);
}
