// @ts-check
import { digestOf } from '../digest.mjs';
import { shared } from '../shared-state.mjs';

/** @import { PageValue } from '../types' */

const POLICY = 'content-security-policy';
export const ALLOW_ALL = "script-src 'unsafe-inline'";
/** Inline elements the browser runs: not those with an address, nor blocks of data. Next.js wrote their markup. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="(?:(?:application|text)\/(?:ld\+)?json|text\/x-component)"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Gives a rendered page the hashes of its inline scripts, as the `script-src` of its own content policy: cached with the
 * page, and put into the site's policy whenever the page is sent (`response-headers.mjs`). Only scripts that the product
 * wrote are hashed: one that came in with a text does not run.
 * @param {PageValue | null} entry
 * @param {ReadonlySet<string>} written texts of the page's scripts that carried the rendering's nonce, and of added ones
 */
export function addInlineScripts(entry, written) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  const own = textsOf(entry.html).filter((text) => written.has(text) || shared.ownScripts?.has(text));
  const scripts = `script-src ${[...new Set(own.map(hashSource))].join(' ')}`;
  entry.headers = { ...entry.headers, [POLICY]: scripts };
}

/** In place of hashes: any inline script runs, also one that came in with a text. @param {PageValue | null} entry */
export function allowInlineScripts(entry) {
  if (entry?.kind === 'APP_PAGE') entry.headers = { ...entry.headers, [POLICY]: ALLOW_ALL };
}

/** Hashes of a document's inline scripts as sources of a content policy, each once. @param {string} html */
export const inlineScriptSources = (html) => [...new Set(textsOf(html).map(hashSource))];

/** @param {string} html */
const textsOf = (html) => [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text ?? '');

/** A text as a source of a content policy. @param {string} text */
export const hashSource = (text) => `'${digestOf(text)}'`;
