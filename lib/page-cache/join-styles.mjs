import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';

const MANIFEST = 'page_client-reference-manifest.js';
/** The framework says by this, in each page's manifest, which files of styles the page and its layouts use. */
const PAGE_ENTRY = /\/page$/;

/**
 * Last step of a build: for every page one file with all styles it links, beside the bundler's own, and the list that names
 * it (`joined-styles.cjs` reads that). A page is painted when its last style has come, so one file on the
 * connection that is open already is sooner than ten, and smaller when compressed (decision 0107).
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
 * What a joined file says of itself, for the script that tells the framework what has come: only when it really has.
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
