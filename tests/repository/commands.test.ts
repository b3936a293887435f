import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MORE, STATIC } from '../../scripts/lib/checks.mjs';
import { root } from '../../scripts/lib/paths.mjs';

const MOST_COMMANDS = 20;
const FOLDERS = ['.github', 'components', 'deploy', 'docs', 'lib', 'sandbox', 'scripts', 'styles', 'tests'];
const SOURCE = /\.(?:ts|tsx|mjs|cjs|js|scss|sh|conf|md|yml)$|Dockerfile$/;

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const inFolders = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const files = [...readdirSync(root), ...inFolders].filter((file) => SOURCE.test(file));
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };

/** What every file names in the pattern's group, with the file. */
const named = (pattern: RegExp) =>
  files.flatMap((file) => [...text(file).matchAll(pattern)].map(([, name = '']) => ({ file, name })));

it(`there are ${MOST_COMMANDS} npm commands at most, each described in a line of the documents`, () => {
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(MOST_COMMANDS);
  const described = [...text('docs/commands.md').matchAll(/^\| `npm (?:run )?([\w:]+)`/gm)].map(
    ([, name]) => name,
  );
  expect(new Set(described)).toEqual(new Set(Object.keys(scripts)));
});

it('every npm command that a file names exists', () => {
  const commands = named(/\bnpm run ([a-z][\w:]*)/g);
  expect(commands.length).toBeGreaterThan(50);
  expect(commands.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([]);
});

it('every check that a file names behind a command exists, and each is described in the documents', () => {
  const more = named(/\bnpm run test:more -- ([a-z-]+)/g);
  const quick = named(/\bnpm run check -- ([a-z]+)/g);
  expect(more.filter(({ name }) => !Object.hasOwn(MORE, name))).toEqual([]);
  expect(quick.filter(({ name }) => !Object.hasOwn({ ...STATIC, tests: true }, name))).toEqual([]);
  const commands = text('docs/commands.md');
  const undescribed = [...Object.keys(MORE), ...Object.keys(STATIC)].filter(
    (name) => !commands.includes(`\`${name}\``),
  );
  expect(undescribed).toEqual([]);
});
