import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a secret or signature with the expected one in constant time, whatever its length. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
