import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCompileHints, HINT } from './add-compile-hints.mjs';
import { digestOf } from './digest.mjs';

const FILES = { 'static/chunks/first.js': 'first()', 'static/chunks/later.js': 'later()' };
let folder = '';

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hints-'));
  mkdirSync(join(folder, 'static/chunks'), { recursive: true });
  mkdirSync(join(folder, 'server'));
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(folder, file), text);
  const digests = JSON.stringify(
    Object.fromEntries(Object.entries(FILES).map(([file, text]) => [file, digestOf(text)])),
  );
  writeFileSync(
    join(folder, 'build-manifest.json'),
    JSON.stringify({ rootMainFiles: ['static/chunks/first.js'] }),
  );
  writeFileSync(join(folder, 'server/subresource-integrity-manifest.json'), digests);
  writeFileSync(
    join(folder, 'server/subresource-integrity-manifest.js'),
    `self.__SUBRESOURCE_INTEGRITY_MANIFEST=${JSON.stringify(digests)}`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('begins each script that every page loads with the hint, and no other', () => {
  addCompileHints(folder);
  expect(read('static/chunks/first.js')).toBe(`${HINT}first()`);
  expect(read('static/chunks/later.js')).toBe('later()');
});

it('lists the digests of the files as they are afterwards, in both lists', () => {
  addCompileHints(folder);
  const expected = {
    'static/chunks/first.js': digestOf(`${HINT}first()`),
    'static/chunks/later.js': digestOf('later()'),
  };
  expect(JSON.parse(read('server/subresource-integrity-manifest.json'))).toEqual(expected);
  const [, script = ''] = read('server/subresource-integrity-manifest.js').split('MANIFEST=');
  expect(JSON.parse(JSON.parse(script) as string)).toEqual(expected);
});
