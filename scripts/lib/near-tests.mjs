import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { root } from './paths.mjs';

const CODE = /\.(?:tsx?|[cm]?js)$/;
const TEST = /^(?!tests\/(?:cms|e2e)\/).*\.test\.tsx?$/;
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\brequire\(|\bmock\()\s*['"]((?:@\/|\.)[^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.cjs'];

/**
 * Tests that import one of the changed files, directly or transitively, nearest first; no more than `limit`.
 * @param {readonly string[]} changed paths from the root
 * @param {readonly string[]} files all files of the project, likewise
 * @returns {{ near: string[], far: string[] }} `far` are those over the limit
 */
export function nearTests(changed, files, limit) {
  const importers = importersOf(files);
  const reached = new Set(changed);
  // Entries added during the iteration are visited too: a breadth-first search.
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  const tests = [...reached].filter((file) => TEST.test(file) && existsSync(join(root, file)));
  return { near: tests.slice(0, limit), far: tests.slice(limit) };
}

function importersOf(files) {
  const known = new Set(files);
  const importers = new Map();
  for (const file of files.filter((path) => CODE.test(path) && existsSync(join(root, path)))) {
    for (const [, specifier] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = targetOf(specifier, file, known);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

function targetOf(specifier, file, known) {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : posix.join(dirname(file), specifier);
  return ENDINGS.map((ending) => path + ending).find((each) => known.has(each));
}
