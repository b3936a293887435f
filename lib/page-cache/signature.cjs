// @ts-check
const { createHmac, timingSafeEqual } = require('node:crypto');

/** Of the hexadecimal HMAC-SHA-256 and the point behind it. */
const LENGTH = 65;

/**
 * A text with a signature in front, over its key too: whoever may write in Redis can neither make an entry nor put one in the
 * place of another.
 * @param {string} secret
 * @param {string} key
 * @param {string} text
 */
function signed(secret, key, text) {
  return `${signatureOf(secret, key, text)}.${text}`;
}

/**
 * @param {string} secret
 * @param {string} key
 * @param {string} text as `signed` gave it
 * @returns {string | null} the text without its signature; null where that is missing or wrong
 */
function verified(secret, key, text) {
  const plain = text.slice(LENGTH);
  const given = Buffer.from(text.slice(0, LENGTH));
  const wanted = Buffer.from(`${signatureOf(secret, key, plain)}.`);
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? plain : null;
}

/** @param {string} secret @param {string} key @param {string} text */
function signatureOf(secret, key, text) {
  return createHmac('sha256', secret).update(`${key}\n`).update(text).digest('hex');
}

module.exports = { signed, verified };
