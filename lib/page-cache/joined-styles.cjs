// @ts-check
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** How Next.js links a file of styles of the build. */
const STYLES = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)" data-precedence="next"\/>/g;
/** The site's own script in the head (`app/[locale]/layout.tsx`): the only one without attributes there. */
const HEAD_SCRIPT = /^(?:(?!<\/head>)[\s\S])*?(<script>[\s\S]*?<\/script>)/;
const LIST_FILE = 'joined-styles.json';

/** @typedef {Record<string, string>} JoinedStyles addresses of joined files by the addresses they join, with spaces between */

/** @type {Map<string, JoinedStyles>} */
const known = new Map();

/**
 * The joined files of a build (`join-styles.mjs`); none where its last step did not run, as while developing.
 * Read once a process.
 * @param {string} serverDistDir
 * @returns {JoinedStyles}
 */
function joinedStylesOf(serverDistDir) {
  const before = known.get(serverDistDir);
  if (before) return before;
  const file = join(serverDistDir, LIST_FILE);
  /** @type {JoinedStyles} */
  const joined = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  known.set(serverDistDir, joined);
  return joined;
}

/**
 * Replaces a document's style sheets by one joined file, linked before everything else it fetches, so that the first request
 * goes out on the connection the document came on. Only the inline script of the head stays in front: behind the link it
 * would wait for the styles and block the parser. Unchanged where the build has no file of exactly these style sheets.
 * @param {string} html
 * @param {JoinedStyles} joined
 */
function withJoinedStyles(html, joined) {
  const addresses = [...html.matchAll(STYLES)].map(([, address]) => address);
  const one = joined[addresses.join(' ')];
  if (one === undefined) return html;
  const script = HEAD_SCRIPT.exec(html)?.[1] ?? '';
  return html
    .replace(STYLES, '')
    .replace(script, '')
    .replace('<link ', () => `${script}<link rel="stylesheet" href="${one}" data-precedence="next"/><link `);
}

module.exports = { joinedStylesOf, withJoinedStyles };
