import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

const PAGE = 'docs/requirements.md';
const FOLDERS = ['node_modules', 'test-results', 'coverage', 'dist', 'build', 'types'];
const SOURCES = /\.(?:[cm]?[jt]sx?|s?css|md|json|ya?ml)$/;
const TESTS = /\.(?:test|spec)\.tsx?$|^tests\//;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
/** A number, and also an area alone, which says nothing. */
const NAMED = /(?<![\w-])R-[0-9A-Z]+(?:-\d+)?(?![\w-])/g;
/** Sections of documents that do not lie in the repository. */
const ELSEWHERE = /\b(?:spec(?:ification)?,? §|contract,? (?:parts? )?\(?\d)/i;
const REASON = /No test: .{10,}/;

/** Sources by their path in the repository. */
function sources(folder = root): [path: string, text: string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    if (entry.name.startsWith('.') || FOLDERS.includes(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return SOURCES.test(entry.name) ? [[relative(root, path), readFileSync(path, 'utf8')]] : [];
  });
}

function namedIn(text: string): string[] {
  return text.match(NAMED) ?? [];
}

/** The names a test file gives, which no comment is. */
function shownBy(text: string): string[] {
  return text.split('\n').flatMap((line) => (COMMENT.test(line) ? [] : namedIn(line)));
}

const page = readFileSync(join(root, PAGE), 'utf8');
const entries = [...page.matchAll(/^- \*\*(?<number>R-[0-9A-Z]+-\d\d)\*\* (?<text>.+(?:\n {2}.+)*)/gm)].map(
  ({ groups }) => ({ number: groups?.number ?? '', text: groups?.text ?? '' }),
);
const numbers = new Set(entries.map(({ number }) => number));

it('every number has one sentence of its own', () => {
  expect(entries.length).toBeGreaterThan(300);
  expect(entries).toHaveLength(numbers.size);
  expect(page.match(/^- /gm)).toHaveLength(entries.length);
});

it('code, tests and docs name no number that the page does not have', () => {
  const unknown = sources().flatMap(([path, text]) =>
    namedIn(text)
      .filter((name) => !numbers.has(name))
      .map((name) => `${path}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('a rule is said in words, not by a section of a document outside', () => {
  const pointing = sources().flatMap(([path, text]) => (ELSEWHERE.test(text) ? [path] : []));
  expect(pointing).toEqual([]);
});

it('a test names every number, but for those whose sentence says why there is none', () => {
  const shown = new Set(sources().flatMap(([path, text]) => (TESTS.test(path) ? shownBy(text) : [])));
  const without = entries.filter(({ number }) => !shown.has(number)).map(({ number }) => number);
  const excused = entries.filter(({ text }) => REASON.test(text.replace(/\s+/g, ' ')));
  expect(without).toEqual(excused.map(({ number }) => number));
});
