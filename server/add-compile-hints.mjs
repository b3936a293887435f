// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from './digest.mjs';
import { readDigests, replaceDigests, scriptsOfEachPage } from './next-internals/built-scripts.mjs';

/**
 * V8's explicit compile hint (Chrome 136 and later): functions are compiled off the main thread while the file loads.
 * Otherwise each is parsed twice, the second time on the main thread at its first call.
 */
export const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * A step at the end of a build: prepends the hint to the scripts that every page loads. On a processor slowed down four
 * times it halves their main-thread time (docs/performance.md). Code loaded on a click gets none: it runs as soon as
 * it arrives, and would first wait for functions that are never called.
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
