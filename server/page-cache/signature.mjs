// @ts-check
import { createHmac } from 'node:crypto';
import { isSameSecret } from '../signature-checks.mjs';

/** Of the hexadecimal HMAC-SHA-256 and the dot after it. */
const LENGTH = 65;

/** @param {string} secret @param {string} key @param {string} text */
const headOf = (secret, key, text) =>
  `${createHmac('sha256', secret).update(`${key}\n`).update(text).digest('hex')}.`;

/**
 * A text after a signature that also covers its key: access to Redis alone lets nobody forge or move an entry.
 * @param {string} secret @param {string} key @param {string} text
 */
export const signed = (secret, key, text) => headOf(secret, key, text) + text;

/**
 * A signed text without its signature; null where that is missing or wrong.
 * @param {string} secret @param {string} key @param {string} text
 */
export function verified(secret, key, text) {
  const plain = text.slice(LENGTH);
  return isSameSecret(text.slice(0, LENGTH), headOf(secret, key, plain)) ? plain : null;
}
