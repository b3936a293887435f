// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './digest.mjs';
import { readDigests, replaceDigests, scriptsOfEachPage } from './next-internals/built-scripts.mjs';

/**
 * V8's explicit compile hint (Chrome since 136; a comment elsewhere): all functions are compiled while the file loads, on a
 * thread of its own. Without it a function is parsed twice, the second time on the main thread when it is first called.
 */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * A step at the end of a build: begins the scripts that each page loads with a compile hint. At four times slower it halves
 * their time on the main thread (docs/performance.md). Code that loads at a click has none: it runs as soon as it is
 * there, and would first wait for functions that nobody calls.
 * @param {string} distDir the build's folder
 */
export function addCompileHints(distDir) {
  const digests = readDigests(distDir);
  const changed = new Map();
  for (const path of scriptsOfEachPage(distDir)) {
    const file = join(distDir, path);
    const hinted = `${HINT}${readFileSync(file, 'utf8')}`;
    writeFileSync(file, hinted);
    changed.set(digests[path], digestOf(hinted));
  }
  replaceDigests(distDir, changed);
}
