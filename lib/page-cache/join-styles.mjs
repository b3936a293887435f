import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

const MANIFEST = 'page_client-reference-manifest.js';
/** Matches the key of a page's manifest that lists the style sheets of the page and its layouts. */
const PAGE_ENTRY = /\/page$/;

/**
 * Last step of a build: writes for every page one file with all styles it links, beside Turbopack's own files, and an index
 * of these files (read by `joined-styles.cjs`). Styles block the first paint, so one file on the connection that is already
 * open arrives sooner than ten, and compresses better (decision 0012).
 * @param {string} distDir the build's folder
 * @returns {number} how many files were written
 */
export function joinStyles(distDir) {
  const folder = join(distDir, 'static/css');
  mkdirSync(folder, { recursive: true });
  /** @type {Record<string, string>} */
  const addresses = {};
  for (const paths of pageStyles(distDir)) {
    const own = paths.map((path) => `/_next/${path}`).join(' ');
    const css = [...paths.map((path) => readFileSync(join(distDir, path), 'utf8')), standsFor(own)].join(
      '\n',
    );
    const name = `${createHash('sha256').update(css).digest('base64url').slice(0, 16)}.css`;
    writeFileSync(join(folder, name), css);
    addresses[own] = `/_next/static/css/${name}`;
  }
  writeFileSync(join(distDir, 'server/joined-styles.json'), JSON.stringify(addresses));
  return Object.keys(addresses).length;
}

/**
 * A custom property that lists the files a joined one replaces. The starter script reads it to report them to Next.js
 * as loaded, so that this happens only when the joined file really has loaded.
 * @param {string} addresses
 */
const standsFor = (addresses) => `:root{--joined:${JSON.stringify(addresses)}}`;

/**
 * The files of styles of each page, in their order, where there are several; each list once.
 * @param {string} distDir
 * @returns {string[][]}
 */
function pageStyles(distDir) {
  const sandbox = createContext({});
  const pages = join(distDir, 'server/app');
  for (const file of readdirSync(pages, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith(MANIFEST)) runInContext(readFileSync(join(pages, file), 'utf8'), sandbox);
  }
  const lists = Object.values(sandbox.__RSC_MANIFEST ?? {}).flatMap(({ entryCSSFiles }) =>
    Object.entries(entryCSSFiles)
      .filter(([entry]) => PAGE_ENTRY.test(entry))
      .map(([, files]) => files.map(({ path }) => path)),
  );
  const each = new Map(lists.filter((paths) => paths.length > 1).map((paths) => [paths.join(' '), paths]));
  return [...each.values()];
}
