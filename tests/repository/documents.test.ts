import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

const MAX_RECORDS = 30;
const MAX_WORDS = 250;

/** Folders whose files are read, and whose paths documents and comments name from the root. */
const FOLDERS = [
  'app',
  'cms',
  'components',
  'deploy',
  'docs',
  'i18n',
  'lib',
  'public',
  'sandbox',
  'scripts',
  'server',
  'stores',
  'styles',
  'tests',
];
const SOURCE = /\.(?:ts|tsx|mjs|cjs|js|scss|sh|conf|md)$/;
/** Built, installed or written while running. */
const IGNORED = /(?:^|\/)(?:node_modules|\.\w+|build|dist|types\/generated)\//;

const text = (file: string): string => readFileSync(join(root, file), 'utf8');
const isThere = (file: string): boolean => existsSync(join(root, file));

const inFolders = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
);
const files = [...readdirSync(root), ...inFolders].filter((file) => SOURCE.test(file) && !IGNORED.test(file));
const documents = files.filter((file) => file.endsWith('.md'));
const records = documents.filter((file) => /^docs\/decisions\/\d/.test(file)).sort();
const numbers = new Set(records.map((file) => file.slice('docs/decisions/'.length).slice(0, 4)));

/** The id that GitHub gives a heading. */
const headingId = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

const headingIds = (document: string): string[] =>
  [...text(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => headingId(heading));

/** Links of a document that lead to another file or heading here, as file and heading. */
function linksOf(document: string): { target: string; heading: string | undefined }[] {
  return [...text(document).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(
    ([, path = '', heading]) => ({
      target: path === '' ? document : relative(root, join(root, dirname(document), path)),
      heading,
    }),
  );
}

/** The whole of a document, the comments of anything else. */
function prose(file: string): string {
  if (file.endsWith('.md')) return text(file);
  return (text(file).match(/^\s*(?:\/?\*|#|\/\/).*$|\s\/\/ .*$/gm) ?? []).join('\n');
}

/** Paths from the root that a text names; patterns, placeholders and what a run writes are none. */
function pathsIn(words: string): string[] {
  const path = new RegExp(String.raw`(?<![\w/.@-])(?:${FOLDERS.join('|')})/[^\s\`'",;:]+`, 'g');
  return [...words.matchAll(path)]
    .map(([found]) => found.replace(/\]\(.*|[).]+$/, ''))
    .filter((found) => /^[\w./@[\]%()-]+$/.test(found) && !/NNNN|\/\.\w/.test(found));
}

/** A module may be named without its ending. */
const isNamedRightly = (path: string): boolean =>
  ['', '.ts', '.tsx', '.mjs', '.cjs'].some((ending) => isThere(path + ending));

it('the guide of upgrading Next.js names every module with its private parts', () => {
  const guide = text('docs/upgrading-next.md');
  const modules = readdirSync(join(root, 'server/next-internals')).filter((file) => file.endsWith('.mjs'));
  expect(modules.length).toBeGreaterThan(0);
  expect(modules.filter((file) => !guide.includes(`| \`${file}\` `))).toEqual([]);
});

it.each(readdirSync(join(root, 'server/next-internals')).filter((file) => file.endsWith('.mjs')))(
  'server/next-internals/%s is short and says what it relies on and what breaks without it',
  (file) => {
    const source = text(`server/next-internals/${file}`);
    expect(source.split('\n').length).toBeLessThan(80);
    expect(source.replaceAll(/\s+(?:\* )?/g, ' ')).toMatch(/Relies on: .*since .* Breaks without it: /);
  },
);

describe('decision records', () => {
  it(`are ${MAX_RECORDS} at most, numbered without a gap`, () => {
    expect(records.length).toBeLessThanOrEqual(MAX_RECORDS);
    expect([...numbers]).toEqual(records.map((_, index) => String(index + 1).padStart(4, '0')));
  });

  it.each(records)('%s has title, status, date and its three parts', (file) => {
    const number = file.slice('docs/decisions/'.length).slice(0, 4);
    expect(text(file)).toMatch(
      new RegExp(
        String.raw`^# ${number} .+\n\nStatus: .+\\\nDate: \d{4}-\d\d-\d\d\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n`,
      ),
    );
  });

  it.each(records)(`%s has fewer than ${MAX_WORDS} words`, (file) => {
    expect(text(file).split(/\s+/).filter(Boolean).length).toBeLessThan(MAX_WORDS);
  });

  it('stand in the index, each once with its title and status', () => {
    const rows = [
      ...text('docs/decisions/README.md').matchAll(
        /^\| \[(\d{4})\]\((\S+)\) +\| (.+?) +\| (.+?) +\| .+\|$/gm,
      ),
    ].map(([, number, file, title, status]) => ({ number, file: `docs/decisions/${file}`, title, status }));
    expect(rows).toEqual(
      records.map((file) => {
        const [, number, title] = /^# (\d{4}) (.+)$/m.exec(text(file)) ?? [];
        return { number, file, title, status: /^Status: (.+?)\\?$/m.exec(text(file))?.[1] };
      }),
    );
  });

  it('exist wherever code or a document cites one by its number', () => {
    const cited = files.flatMap((file) =>
      [...text(file).matchAll(/\b(?:[Dd]ecisions? |decisions\/)(\d{4})(?:(?:,| and) (\d{4}))?/g)].flatMap(
        ([, ...found]) => found.filter(Boolean).map((number) => ({ file, number })),
      ),
    );
    expect(cited.length).toBeGreaterThan(0);
    expect(cited.filter(({ number }) => !numbers.has(number))).toEqual([]);
  });
});

it('every link of a document leads to a file and heading that exist', () => {
  const dead = documents.flatMap((document) =>
    linksOf(document)
      .filter(
        ({ target, heading }) =>
          !isThere(target) || (heading !== undefined && !headingIds(target).includes(heading)),
      )
      .map((link) => ({ document, ...link })),
  );
  expect(dead).toEqual([]);
});

it('every path that a document or comment names from the root exists', () => {
  const missing = files.flatMap((file) =>
    pathsIn(prose(file))
      .filter((path) => !isNamedRightly(path))
      .map((path) => ({ file, path })),
  );
  expect(missing).toEqual([]);
});
