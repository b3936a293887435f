import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import cmsConfig from '../../vitest.cms.config';
import config from '../../vitest.config';

const CONFIGURATIONS = [config, cmsConfig];
const PATTERN = /^\{?(?<folders>[^*{}]+)\}?\/\*\*\/\*(?<ending>\.test\.tsx?)$/;
const ELSEWHERE = new Set(['node_modules', '.git', '.next', 'cms']);

interface Place {
  folder: string;
  ending: string;
}

/** Folders, and endings of names in them, that the configurations run. */
function places(): Place[] {
  return CONFIGURATIONS.flatMap(({ test }) => [test, ...(test?.projects ?? [])])
    .flatMap((part) => includesOf(part))
    .flatMap((include) => {
      const { folders = '', ending = '' } = PATTERN.exec(include)?.groups ?? {};
      return folders.split(',').map((folder) => ({ folder, ending }));
    })
    .filter(({ folder }) => folder !== '');
}

function includesOf(part: unknown): readonly string[] {
  const { include, test } = part as { include?: string[]; test?: { include?: string[] } };
  return include ?? test?.include ?? [];
}

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ELSEWHERE.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return /\.test\.[cm]?[jt]sx?$/.test(entry.name) ? [relative(root, path)] : [];
  });
}

it('no test lies where nothing runs it', () => {
  const known = places();
  expect(known.length).toBeGreaterThan(10);
  const files = testFiles(root);
  expect(files).toContain('tests/repository/test-files.test.ts');
  const forgotten = files.filter(
    (file) => !known.some(({ folder, ending }) => file.startsWith(`${folder}/`) && file.endsWith(ending)),
  );
  expect(forgotten).toEqual([]);
});
