// @ts-check
const { createHash } = require('node:crypto');

const POLICY_HEADER = 'content-security-policy';
/** Inline elements the browser runs: not those with an address, nor blocks of data. Next.js wrote their markup. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="(?:(?:application|text)\/(?:ld\+)?json|text\/x-component)"))[^>]*>([\s\S]*?)<\/script>/g;

/** @typedef {import('./page-entry.cjs').PageValue} PageValue */

/**
 * What every document runs, by its text: told by the middleware, which is bundled apart (`lib/middleware/compose.ts`).
 * @type {typeof globalThis & { __ownScripts?: ReadonlySet<string> }}
 */
const scope = globalThis;

/**
 * Gives a generated page the hashes of its inline scripts, as the `script-src` of its own content policy: kept with the
 * page, and put into the site's policy by the server guard whenever the page is sent. Only scripts that the product wrote are
 * hashed: one that came in with a text does not run.
 * @param {PageValue | null} entry
 * @param {ReadonlySet<string>} written texts of the page's scripts that carried the rendering's nonce, and of added ones
 */
function addInlineScripts(entry, written) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  const own = textsOf(entry.html).filter((text) => written.has(text) || scope.__ownScripts?.has(text));
  const sources = [...new Set(own.map(hashSource))];
  entry.headers = { ...entry.headers, [POLICY_HEADER]: `script-src ${sources.join(' ')}` };
}

/**
 * Hashes of a document's inline scripts as sources of a content policy, each once.
 * @param {string} html
 * @returns {string[]}
 */
function inlineScriptSources(html) {
  return [...new Set(textsOf(html).map(hashSource))];
}

/** @param {string} html */
function textsOf(html) {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text ?? '');
}

/**
 * A text as a source of a content policy.
 * @param {string} text
 */
function hashSource(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

module.exports = { addInlineScripts, hashSource, inlineScriptSources };
