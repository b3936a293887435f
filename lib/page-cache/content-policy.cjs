// @ts-check
const { createHash } = require('node:crypto');

const POLICY_HEADER = 'content-security-policy';
/** Inline elements the browser runs: not those with an address, nor blocks of data. The framework wrote their markup. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="(?:(?:application|text)\/(?:ld\+)?json|text\/x-component)"))[^>]*>([\s\S]*?)<\/script>/g;

/** @typedef {import('./page-entry.cjs').PageValue} PageValue */

/**
 * Gives a generated page the hashes of its inline scripts, as the `script-src` of its own content policy: kept with the
 * page, and put into the site's policy by the server guard whenever the page is sent.
 * @param {PageValue | null} entry
 */
function addInlineScripts(entry) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  entry.headers = {
    ...entry.headers,
    [POLICY_HEADER]: `script-src ${inlineScriptSources(entry.html).join(' ')}`,
  };
}

/**
 * Hashes of a document's inline scripts as sources of a content policy, each once.
 * @param {string} html
 * @returns {string[]}
 */
function inlineScriptSources(html) {
  const texts = [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text ?? '');
  return [...new Set(texts.map(hashSource))];
}

/**
 * A text as a source of a content policy.
 * @param {string} text
 */
function hashSource(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

module.exports = { addInlineScripts, hashSource, inlineScriptSources };
