import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCompileHints, HINT } from './add-compile-hints.mjs';
import { digestOf } from './next-internals/script-digests.mjs';

const LONG = 'function add(a, b) { return a + b }\n'.repeat(4_000);
const STYLE = '.a{color:red}'.repeat(4_000);
const FILES = {
  'static/chunks/long.js': LONG,
  'static/chunks/short.js': 'go()',
  'static/chunks/a.css': STYLE,
};
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
  writeFileSync(join(folder, 'server/subresource-integrity-manifest.json'), digests);
  writeFileSync(
    join(folder, 'server/subresource-integrity-manifest.js'),
    `self.__SUBRESOURCE_INTEGRITY_MANIFEST=${JSON.stringify(digests)}`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('begins each long script of the build with the hint, and nothing else', () => {
  expect(addCompileHints(folder)).toBe(1);
  expect(read('static/chunks/long.js') === HINT + LONG).toBe(true);
  expect(read('static/chunks/short.js')).toBe('go()');
  expect(read('static/chunks/a.css') === STYLE).toBe(true);
});

it('lists the digests of the files as they are afterwards, in both lists', () => {
  addCompileHints(folder);
  const expected = {
    'static/chunks/long.js': digestOf(HINT + LONG),
    'static/chunks/short.js': digestOf('go()'),
    'static/chunks/a.css': digestOf(STYLE),
  };
  expect(JSON.parse(read('server/subresource-integrity-manifest.json'))).toEqual(expected);
  const [, script = ''] = read('server/subresource-integrity-manifest.js').split('MANIFEST=');
  expect(JSON.parse(JSON.parse(script) as string)).toEqual(expected);
});
