// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stylesOfPages } from '../next-internals/style-links.mjs';
import { INDEX_FILE } from './joined-styles.mjs';

/**
 * A step at the end of a build: writes one file with all the style sheets of each page, and an index of these files
 * for `joined-styles.mjs`. Styles block the first paint; one file on the open connection arrives sooner than ten, and
 * compresses better (decision 0012).
 * @param {string} distDir the build's folder
 * @returns {number} how many files were written
 */
export function writeJoinedStyles(distDir) {
  const folder = join(distDir, 'static/css');
  mkdirSync(folder, { recursive: true });
  /** @type {Record<string, string>} */
  const index = {};
  for (const paths of stylesOfPages(distDir).filter(({ length }) => length > 1)) {
    const own = paths.map((path) => `/_next/${path}`).join(' ');
    const texts = paths.map((path) => readFileSync(join(distDir, path), 'utf8'));
    // Lists the files it replaces: the starter script reports them to Next.js as loaded once this one is.
    const css = [...texts, `:root{--joined:${JSON.stringify(own)}}`].join('\n');
    const name = `${createHash('sha256').update(css).digest('base64url').slice(0, 16)}.css`;
    writeFileSync(join(folder, name), css);
    index[own] = `/_next/static/css/${name}`;
  }
  writeFileSync(join(distDir, 'server', INDEX_FILE), JSON.stringify(index));
  return Object.keys(index).length;
}
