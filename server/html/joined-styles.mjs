// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_LINK, styleLink } from '../next-internals/style-links.mjs';

/** The site's own script in the head (`app/[locale]/layout.tsx`), the only one there without attributes. */
const HEAD_SCRIPT = /^(?:(?!<\/head>)[\s\S])*?(<script>[\s\S]*?<\/script>)/;
export const INDEX_FILE = 'joined-styles.json';

/** @typedef {Record<string, string>} JoinedStyles URLs of joined files by the URLs they replace, separated by spaces */

/** @type {Map<string, JoinedStyles>} */
const known = new Map();

/**
 * The joined files of a build; none if its last step did not run, as in development. Read once.
 * @param {string} serverDistDir
 */
export function joinedStylesOf(serverDistDir) {
  const file = join(serverDistDir, INDEX_FILE);
  /** @type {JoinedStyles} */
  const joined = known.get(file) ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});
  known.set(file, joined);
  return joined;
}

/**
 * Replaces a document's style sheets by one joined file, linked before anything else so that the first request uses
 * the document's connection. Only the head's inline script stays in front: behind the link it would wait for the
 * styles and block the parser. Unchanged where the build has no file for exactly these style sheets.
 * @param {import('../types').PageValue | null} entry @param {JoinedStyles} joined
 */
export function joinStyles(entry, joined) {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  const { html } = entry;
  const one = joined[[...html.matchAll(STYLE_LINK)].map(([, address]) => address).join(' ')];
  if (one === undefined) return;
  const script = HEAD_SCRIPT.exec(html)?.[1] ?? '';
  const link = `${script}${styleLink(one)}<link `;
  entry.html = html
    .replace(STYLE_LINK, '')
    .replace(script, '')
    .replace('<link ', () => link);
}
