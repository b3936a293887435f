// @ts-check
/**
 * Relies on: the list of scripts that each page loads (`rootMainFiles`, since 13), and the list of a build's files with
 * their digests (`sri`), which Next.js reads from one of two files (Turbopack, since 16). Breaks without it: scripts
 * have no compile hints, or browsers refuse the changed ones.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BUILD_FILE = 'build-manifest.json';
const JSON_FILE = 'subresource-integrity-manifest.json';
/** The same as a string within a script. */
const SCRIPT_FILE = 'subresource-integrity-manifest.js';

/** @param {string} distDir the build's folder @returns {string[]} paths in that folder */
export function scriptsOfEachPage(distDir) {
  return JSON.parse(readFileSync(join(distDir, BUILD_FILE), 'utf8')).rootMainFiles;
}

/** @param {string} distDir the build's folder @returns {Record<string, string>} digests by path in it */
export function readDigests(distDir) {
  return JSON.parse(readFileSync(join(distDir, 'server', JSON_FILE), 'utf8'));
}

/** @param {string} distDir @param {ReadonlyMap<string, string>} changed new digests by old ones */
export function replaceDigests(distDir, changed) {
  for (const name of [JSON_FILE, SCRIPT_FILE]) {
    const file = join(distDir, 'server', name);
    const replaced = readFileSync(file, 'utf8').replace(
      /sha256-[\w+/]+=*/g,
      (digest) => changed.get(digest) ?? digest,
    );
    writeFileSync(file, replaced);
  }
}
