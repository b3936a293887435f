import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a given secret or signature is the expected one: compared in constant time, whatever its length. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
