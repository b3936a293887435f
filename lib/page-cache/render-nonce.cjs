// @ts-check
const { randomBytes } = require('node:crypto');

const BYTES = 16;
const POLICY_HEADER = 'content-security-policy';
/** The first script of a document is Next.js's own, before anything that a page was made of. */
const FIRST = /<(?:script|link)[^>]*\snonce="([\w+/=]+)"/;

/** @typedef {import('./page-entry.cjs').PageValue} PageValue */

/** @type {WeakMap<import('node:http').ServerResponse, string>} sources of policies, as `'nonce-…'` */
const given = new WeakMap();

/**
 * Gives the rendering of a page a nonce that nobody knows: React and Next.js write it on each script of theirs, which tells
 * these from one that came in with a text. It never leaves the process: the page cache takes it out of the page (`takeNonce`),
 * the server guard out of the policy (`hideNonce`), where the middleware repeats it, because Next.js hands its answer's policy
 * on to the page.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
function giveNonce(request, response) {
  const source = `'nonce-${randomBytes(BYTES).toString('base64')}'`;
  given.set(response, source);
  request.headers[POLICY_HEADER] = `script-src ${source}`;
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {string} policy
 */
function hideNonce(response, policy) {
  const source = given.get(response);
  return source === undefined ? policy : policy.replaceAll(` ${source}`, '');
}

/**
 * Takes the nonce out of a generated page and its data.
 * @param {PageValue | null} entry
 * @returns {Set<string>} texts of the inline scripts that carried it
 */
function takeNonce(entry) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return new Set();
  const nonce = FIRST.exec(entry.html)?.[1];
  if (nonce === undefined) return new Set();
  const marked = new RegExp(`<script(?=[^>]*\\snonce="${escaped(nonce)}")[^>]*>([\\s\\S]*?)</script>`, 'g');
  const texts = new Set([...entry.html.matchAll(marked)].map(([, text = '']) => withoutNonce(text, nonce)));
  entry.html = withoutNonce(entry.html, nonce);
  if (Buffer.isBuffer(entry.rscData)) entry.rscData = dataWithoutNonce(entry.rscData, nonce);
  if (entry.segmentData instanceof Map) {
    for (const [name, data] of entry.segmentData) entry.segmentData.set(name, dataWithoutNonce(data, nonce));
  }
  return texts;
}

/**
 * As an attribute, as a property in the data, quoted or not, and wherever else it may stand.
 * @param {string} text
 * @param {string} nonce
 */
function withoutNonce(text, nonce) {
  const found = escaped(nonce);
  return text
    .replaceAll(` nonce="${nonce}"`, '')
    .replace(new RegExp(`,\\{(\\\\?)"nonce\\1":\\1"${found}\\1"\\}`, 'g'), '')
    .replace(new RegExp(`(\\\\?)"nonce\\1":\\1"${found}\\1"`, 'g'), '$1"nonce$1":$1"$$undefined$1"')
    .replaceAll(nonce, '');
}

/**
 * @param {Buffer} data
 * @param {string} nonce
 */
function dataWithoutNonce(data, nonce) {
  const text = data.toString('latin1');
  return text.includes(nonce) ? Buffer.from(withoutNonce(text, nonce), 'latin1') : data;
}

/** @param {string} nonce */
function escaped(nonce) {
  return nonce.replace(/[+/=]/g, '\\$&');
}

module.exports = { giveNonce, hideNonce, takeNonce };
