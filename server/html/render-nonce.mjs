// @ts-check
import { randomBytes } from 'node:crypto';
import { FIRST_NONCE, policyOf } from '../next-internals/render-nonce.mjs';

/** @import { ServerResponse } from 'node:http' */

const BYTES = 16;

/** Policy sources, as `'nonce-…'`. @type {WeakMap<ServerResponse, string>} */
const given = new WeakMap();

/**
 * Assigns a secret nonce to the render of a page: React and Next.js write it on each of their scripts, which tells
 * these from one in a text. It never leaves the process: `takeNonce` removes it from the cached page, `hideNonce` from
 * the policy that is sent, where the middleware repeats it.
 * @param {import('../types').Request} request @param {ServerResponse} response
 */
export function giveNonce(request, response) {
  const source = `'nonce-${randomBytes(BYTES).toString('base64')}'`;
  given.set(response, source);
  request.headers['content-security-policy'] = policyOf(source);
}

/** @param {ServerResponse} response @param {string} policy */
export function hideNonce(response, policy) {
  const source = given.get(response);
  return source === undefined ? policy : policy.replaceAll(` ${source}`, '');
}

/**
 * Removes the nonce from a rendered page and its data.
 * @param {import('../types').PageValue | null} entry
 * @returns {Set<string>} texts of the inline scripts that had it
 */
export function takeNonce(entry) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return new Set();
  const nonce = FIRST_NONCE.exec(entry.html)?.[1];
  if (nonce === undefined) return new Set();
  const found = nonce.replace(/[+/=]/g, '\\$&');
  const marked = new RegExp(`<script(?=[^>]*\\snonce="${found}")[^>]*>([\\s\\S]*?)</script>`, 'g');
  // As an attribute, as a property in the data, quoted or not, and anywhere else.
  const without = (/** @type {string} */ text) =>
    text
      .replaceAll(` nonce="${nonce}"`, '')
      .replace(new RegExp(`,\\{(\\\\?)"nonce\\1":\\1"${found}\\1"\\}`, 'g'), '')
      .replace(new RegExp(`(\\\\?)"nonce\\1":\\1"${found}\\1"`, 'g'), '$1"nonce$1":$1"$$undefined$1"')
      .replaceAll(nonce, '');
  const dataWithout = (/** @type {Buffer} */ data) => {
    const text = data.toString('latin1');
    return text.includes(nonce) ? Buffer.from(without(text), 'latin1') : data;
  };
  const texts = new Set([...entry.html.matchAll(marked)].map(([, text = '']) => without(text)));
  entry.html = without(entry.html);
  if (Buffer.isBuffer(entry.rscData)) entry.rscData = dataWithout(entry.rscData);
  if (entry.segmentData instanceof Map) {
    for (const [name, data] of entry.segmentData) entry.segmentData.set(name, dataWithout(data));
  }
  return texts;
}
