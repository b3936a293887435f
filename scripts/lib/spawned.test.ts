import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, it } from 'vitest';
import { loadedBy } from '../../tests/support/loaded-by';
import { root } from './paths.mjs';

const STARTS = ['scripts/start.mjs', 'scripts/dev.mjs', 'scripts/serve.mjs'];
const HELPER = ['scripts', 'lib', 'run.mjs'].join(sep);

const files = [...new Set(STARTS.flatMap((file) => [...loadedBy(file)]))];
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

it('only one module of the start commands starts programs', () => {
  expect(files).toContain(HELPER);
  expect(files.filter((file) => textOf(file).includes('child_process'))).toEqual([HELPER]);
});

it('the start commands run nothing but this Node.js and npm', () => {
  const commands = files
    .filter((file) => file !== HELPER)
    .flatMap((file) => [...textOf(file).matchAll(/(?<![.\w])(?:run|collect|start)\((?<command>[^,)]+)/g)])
    .map(({ groups }) => groups?.command);
  expect(commands.length).toBeGreaterThan(3);
  expect(new Set(commands)).toEqual(new Set(["'node'", "'npm'"]));
});
