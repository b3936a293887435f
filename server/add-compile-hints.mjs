// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, readDigests, replaceDigests } from './next-internals/script-digests.mjs';

/**
 * V8's explicit compile hint (Chrome since 136; a comment elsewhere): all functions are compiled while the file loads, on a
 * thread of its own. Without it a function is parsed twice, the second time on the main thread when it is first called.
 */
export const HINT = '//# allFunctionsCalledOnLoad\n';
/** V8 compiles smaller files where they run; the comment would only cost their bytes. */
const MIN_LENGTH = 30_000;

/**
 * A step at the end of a build: begins its scripts with a compile hint. At four times slower it halves the time of the
 * home page's first scripts on the main thread (docs/performance.md).
 * @param {string} distDir the build's folder
 * @returns {number} how many files have the hint
 */
export function addCompileHints(distDir) {
  const changed = new Map();
  for (const [path, digest] of Object.entries(readDigests(distDir))) {
    if (!path.endsWith('.js')) continue;
    const file = join(distDir, path);
    const text = readFileSync(file, 'utf8');
    if (text.length < MIN_LENGTH) continue;
    const hinted = `${HINT}${text}`;
    writeFileSync(file, hinted);
    changed.set(digest, digestOf(hinted));
  }
  replaceDigests(distDir, changed);
  return changed.size;
}
