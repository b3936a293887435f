// @ts-check
import { digestOf } from '../digest.mjs';
import { shared } from '../shared-state.mjs';

/** @import { PageValue } from '../types' */

const POLICY = 'content-security-policy';
export const ALLOW_ALL = "script-src 'unsafe-inline'";
/** Inline elements the browser runs: not those with a `src`, nor data blocks. Next.js wrote their markup. */
const INLINE_SCRIPT =
  /<script(?![^>]*\s(?:src=|type="(?:(?:application|text)\/(?:ld\+)?json|text\/x-component)"))[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Adds the hashes of a rendered page's inline scripts as the `script-src` of its own policy: cached with the page, and
 * merged into the site's policy when it is sent (`response-headers.mjs`). Only the product's own scripts are hashed:
 * one injected through a text does not run.
 * @param {PageValue | null} entry
 * @param {ReadonlySet<string>} written texts of the page's scripts that had the render's nonce, and of added ones
 */
export function addInlineScripts(entry, written) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  const own = textsOf(entry.html).filter((text) => written.has(text) || shared.ownScripts?.has(text));
  const scripts = `script-src ${[...new Set(own.map(hashSource))].join(' ')}`;
  entry.headers = { ...entry.headers, [POLICY]: scripts };
}

/** Instead of hashes: any inline script runs, even an injected one. @param {PageValue | null} entry */
export function allowInlineScripts(entry) {
  if (entry?.kind === 'APP_PAGE') entry.headers = { ...entry.headers, [POLICY]: ALLOW_ALL };
}

/** Hashes of a document's inline scripts as policy sources, without duplicates. @param {string} html */
export const inlineScriptSources = (html) => [...new Set(textsOf(html).map(hashSource))];

/** @param {string} html */
const textsOf = (html) => [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text ?? '');

/** A text's hash as a policy source. @param {string} text */
export const hashSource = (text) => `'${digestOf(text)}'`;
