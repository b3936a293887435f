// @ts-check
import { ASYNC_SCRIPT, isBundlerRuntime, SCRIPT_PRELOAD } from '../next-internals/document-scripts.mjs';
import { takeHydrationData, withoutStyleHints, withoutText } from '../next-internals/hydration-data.mjs';
import { DATA, LIST, STARTER } from '../next-internals/late-scripts.mjs';

/** The first inline script, which has run, and structured data: the browser renders neither again. */
const WRITTEN_ONCE = /<script(?: type="application\/ld\+json")?>([\s\S]*?)<\/script>/g;
/** A shorter text might also occur elsewhere in the data. */
const MIN_WRITTEN = 64;
/** Characters that HTML forbids or its parser changes, escaped as the first of them and their index here. */
const ESCAPED = '\ue000<\r\0';
const INTEGRITY = /integrity="([^"]*)"/;

/**
 * Lets a cached page, which is complete without scripts, paint before they are fetched and run: they would compete
 * with its styles and pictures for bandwidth, and cached ones would run before the first paint (decision 0012). The
 * scripts go into a list, the hydration data into a data block.
 * @param {import('../types').PageValue | null} entry
 * @returns {string[]} texts of the inline scripts that were added
 */
export function paintFirst(entry) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return [];
  const { html } = entry;
  const end = html.lastIndexOf('</body>');
  /** @type {string[][]} */
  const scripts = [];
  const before = html
    .slice(0, end)
    .replace(SCRIPT_PRELOAD, '')
    .replace(ASYNC_SCRIPT, (script, /** @type {string} */ address, /** @type {string} */ attributes) => {
      if (!attributes.includes('async')) return script;
      const integrity = INTEGRITY.exec(attributes)?.[1];
      scripts.push(integrity === undefined ? [address] : [address, integrity]);
      return '';
    });
  if (end === -1 || scripts.length === 0) return [];
  const isRuntime = (/** @type {string[]} */ [address = '']) => isBundlerRuntime(address);
  // The runtime requests the scripts that it does not find in the document, so it is added last.
  scripts.sort((one, other) => Number(isRuntime(one)) - Number(isRuntime(other)));
  const list = `<script type="application/json" id="${LIST}">${JSON.stringify(scripts)}</script>`;
  entry.html = `${withPlainData(before)}${list}<script>${STARTER}</script>${html.slice(end)}`;
  return [STARTER];
}

/**
 * Moves the hydration data into one data block: each of Next.js's many inline scripts would need a hash in the content
 * security policy, and they contain the data quoted. Texts of inline scripts already in the document are left out;
 * React hydrates such an element without them.
 * @param {string} html
 */
function withPlainData(html) {
  const found = takeHydrationData(html);
  if (found === null) return html;
  let { data } = found;
  for (const [, text = ''] of found.rest.matchAll(WRITTEN_ONCE)) {
    if (text.length >= MIN_WRITTEN) data = withoutText(data, text);
  }
  const escape = (/** @type {string} */ character) => `\ue000${ESCAPED.indexOf(character)}`;
  const escaped = withoutStyleHints(data).replace(/[\ue000<\r\0]/g, escape);
  return `${found.rest}<script type="text/x-component" id="${DATA}">${escaped}</script>`;
}
