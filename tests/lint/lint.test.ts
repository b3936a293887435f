import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const LINTER = join(root, 'node_modules/oxlint/bin/oxlint');

const lines = (count: number, text: string) => Array.from({ length: count }, () => text).join('\n');

/** Code that a rule refuses. A star stands for a name of its own. */
const REFUSED: readonly [rule: string, path: string, code: string][] = [
  [
    'typescript(no-floating-promises)',
    'lib/x/*.ts',
    'export const a = (f: () => Promise<void>) => { f(); };',
  ],
  ['typescript(no-misused-promises)', 'lib/x/*.ts', 'export const a = (p: Promise<1>) => (p ? 1 : 2);'],
  ['typescript(await-thenable)', 'lib/x/*.ts', 'export const a = async () => await 1;'],
  ['typescript(only-throw-error)', 'lib/x/*.ts', "export const a = () => { throw 'x'; };"],
  [
    'typescript(switch-exhaustiveness-check)',
    'lib/x/*.ts',
    "export function a(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
  ],
  ['typescript(no-explicit-any)', 'lib/x/*.ts', 'export const a = (x: any): unknown => x;'],
  ['typescript(no-non-null-assertion)', 'lib/x/*.ts', 'export const a = (x?: string) => x!.length;'],
  ['typescript(consistent-type-definitions)', 'lib/x/*.ts', 'export type A = { a: string };'],
  [
    'typescript(consistent-type-imports)',
    'lib/x/*.ts',
    "import { Server } from 'node:http'; export const a = (x: Server) => x;",
  ],
  ['typescript(ban-ts-comment)', 'lib/x/*.ts', "// @ts-expect-error short\nexport const a: number = 'x';"],
  ['eslint(no-unused-vars)', 'lib/x/*.ts', 'export const a = (x: number) => 2;'],
  ['eslint(eqeqeq)', 'scripts/*.mjs', 'export const a = (x) => x == null;'],
  ['eslint(no-console)', 'lib/x/*.ts', 'export const a = () => console.log(1);'],
  ['eslint(no-param-reassign)', 'lib/x/*.ts', 'export const a = (x: number) => { x = 2; return x; };'],
  ['eslint(no-restricted-properties)', 'lib/x/*.ts', 'export const a = (x: string) => URL.canParse(x);'],
  ['eslint(no-restricted-properties)', 'components/ui/*.ts', 'export const a = () => document.cookie;'],
  ['eslint(no-warning-comments)', 'lib/x/*.ts', '// TODO: more\nexport const a = 1;'],
  ['eslint(complexity)', 'lib/x/*.ts', `export const a = (x: number) => ${'x === 1 ? 1 : '.repeat(10)}2;`],
  ['eslint(max-lines)', 'lib/x/*.ts', lines(251, '// A line.')],
  ['eslint(max-lines)', 'lib/x/long.test.ts', lines(401, '// A line.')],
  [
    'eslint(max-lines-per-function)',
    'lib/x/*.ts',
    `export function a(f: () => void) {\n${lines(60, 'f();')}\n}`,
  ],
  [
    'eslint(max-lines-per-function)',
    'components/ui/*.tsx',
    `export function A({ f }: { f: () => void }) {\n${lines(80, 'f();')}\nreturn null;\n}`,
  ],
  ['import(no-default-export)', 'lib/x/*.ts', 'const a = 1; export default a;'],
  ['import(no-cycle)', 'lib/x/ring.ts', "import { b } from '@/lib/x/round'; export const a = () => b;"],
  ['import(no-cycle)', 'lib/x/round.ts', "import { a } from './ring'; export const b = () => a;"],
  ['import(no-anonymous-default-export)', 'app/robots.ts', 'export default { a: 1 };'],
  ['next(no-html-link-for-pages)', 'components/ui/*.tsx', 'export const A = () => <a href="/a">a</a>;'],
  [
    'next(no-sync-scripts)',
    'components/ui/*.tsx',
    'export const A = () => <script src="https://a.b/c.js" />;',
  ],
  ['jsx-a11y(alt-text)', 'components/ui/*.tsx', 'export const A = () => <img src="a" />;'],
  [
    'jsx-a11y(no-static-element-interactions)',
    'components/ui/*.tsx',
    'export const A = ({ f }: { f: () => void }) => <div onClick={f} onKeyDown={f}>a</div>;',
  ],
  [
    'jsx-a11y(no-noninteractive-element-interactions)',
    'components/ui/*.tsx',
    'export const A = ({ f }: { f: () => void }) => <h1 onMouseDown={f}>a</h1>;',
  ],
  [
    'jsx-a11y(label-has-associated-control)',
    'components/ui/*.tsx',
    'export const A = () => <label>a</label>;',
  ],
  ['react(jsx-key)', 'components/ui/*.tsx', 'export const A = () => [1].map((x) => <p>{x}</p>);'],
  [
    'react-hooks(rules-of-hooks)',
    'components/ui/*.tsx',
    "import { useState } from 'react';\nexport function A({ x }: { x: 1 | 0 }) { if (x) { useState(0); } return null; }",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'components/ui/*.tsx',
    "import { useEffect } from 'react';\nexport function A({ f }: { f: () => void }) { useEffect(() => f(), []); return null; }",
  ],
  [
    'react(purity)',
    'components/ui/*.tsx',
    'export function A() { const x = Math.random(); return <p>{x}</p>; }',
  ],
  [
    'react(refs)',
    'components/ui/*.tsx',
    "import { useRef } from 'react';\nexport function A() { const x = useRef(0); return <p>{x.current}</p>; }",
  ],
  [
    'react(set-state-in-effect)',
    'components/ui/*.tsx',
    "import { useEffect, useState } from 'react';\nexport function A() { const [a, set] = useState(0); useEffect(() => { set(1); }, []); return <p>{a}</p>; }",
  ],
  [
    'react(immutability)',
    'components/ui/*.tsx',
    'export function A({ x }: { x: { y: number } }) { x.y = 2; return <p>{x.y}</p>; }',
  ],
  ['project(environment)', 'lib/x/*.ts', 'export const a = process.env.A;'],
  [
    'project(raw-html)',
    'components/ui/*.tsx',
    "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  ],
  [
    'project(lost-callback)',
    'lib/x/*.ts',
    'export const a = (m: { mutate(x: number, o: object): void }) => m.mutate(1, {});',
  ],
  ['project(internal-location)', 'lib/x/*.ts', "export const a = () => window.location.assign('/a');"],
  [
    'project(internal-location)',
    'lib/x/*.ts',
    'export const a = (x: string) => { location.href = `/a/${x}`; };',
  ],
  [
    'project(query-key)',
    'lib/x/*.ts',
    "export const a = (id: number) => ({ queryKey: ['a'], queryFn: () => Promise.resolve(id) });",
  ],
  [
    'project(query-dependency)',
    'components/ui/*.tsx',
    "import { useQuery } from '@tanstack/react-query';\nimport { useMemo } from 'react';\nexport function useA() { const a = useQuery({ queryKey: ['a'], queryFn: () => 1 }); return useMemo(() => a.data, [a]); }",
  ],
  [
    'project(mocked-client)',
    'components/ui/*.test.ts',
    "import { vi } from 'vitest';\nvi.mock('@/lib/platform/act', () => ({}));",
  ],
  [
    'project(mocked-client)',
    'lib/content/*.test.ts',
    "import { vi } from 'vitest';\nvi.mock('./record.server', () => ({}));",
  ],
  [
    'project(mocked-client)',
    'components/ui/*.test.ts',
    "import { vi } from 'vitest';\nvi.mock('@/lib/jackpots/read-live', () => ({}));",
  ],
  ['project(query-value)', 'lib/x/*.ts', "export const a = { queryKey: ['a'], queryFn: () => { void 0; } };"],
  [
    'project(query-order)',
    'lib/x/*.ts',
    'export const a = { getNextPageParam: () => null, queryFn: () => 1 };',
  ],
  [
    'project(query-rest)',
    'components/ui/*.tsx',
    "import { useQuery } from '@tanstack/react-query';\nexport function useA() { const { data, ...rest } = useQuery({ queryKey: ['a'], queryFn: () => 1 }); return { data, rest }; }",
  ],
  [
    'project(stable-query-client)',
    'components/ui/*.tsx',
    "import { QueryClient } from '@tanstack/react-query';\nexport function useA() { const a = new QueryClient(); return a; }",
  ],
  ['project(import-boundaries)', 'components/profile/*.ts', "export { a } from '@/components/cashier/a';"],
  ['project(import-boundaries)', 'components/profile/*.ts', "export const a = () => import('../cashier/a');"],
  ['project(import-boundaries)', 'lib/profile/*.ts', "export type { A } from '@/components/profile/a';"],
  ['project(import-boundaries)', 'server/*.mjs', "export { a } from '../lib/cashier/api';"],
  ['project(private-names)', 'lib/profile/*.ts', "export { a } from 'next/dist/server/next';"],
  ['project(private-names)', 'server/*.mjs', "export const a = 'x-nextjs-cache';"],
  ['project(private-names)', 'app/*.ts', 'export const a = /__next_f/;'],
  ['project(private-names)', 'components/ui/*.ts', 'export const a = `${1}_rsc`;'],
  ['project(import-boundaries)', 'stores/*.ts', "import '@/components/ui/a';"],
  ['project(import-boundaries)', 'components/ui/*.ts', "import '@/components/app-shell/a';"],
  ['project(import-boundaries)', 'components/auth/*.ts', "import { actPlatform } from '@/lib/platform/act';"],
  [
    'project(import-boundaries)',
    'components/offers/*.ts',
    "export const load = () => import('@/lib/platform/read');",
  ],
  ['project(import-boundaries)', 'lib/upstream/*.ts', "import '@/lib/platform/a';"],
  ['project(import-boundaries)', 'lib/content/*.ts', "import type { A } from '@/lib/platform/a';"],
  ['project(import-boundaries)', 'sandbox/*.ts', "export { a } from '../lib/cashier/api';"],
  ['project(import-boundaries)', 'middleware.ts', "export { a } from '@/components/ui/a';"],
  ['Unused oxlint-disable', 'lib/x/*.ts', '// oxlint-disable-next-line eqeqeq\nexport const a = 1;'],
];

/** Code that only its place allows. */
const ALLOWED: readonly [path: string, code: string][] = [
  ['lib/env/*.ts', 'export const a = process.env.A;'],
  ['app/[locale]/page.tsx', 'export default function Page() { return <p>a</p>; }'],
  [
    'components/content/data-block.tsx',
    "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;",
  ],
  ['scripts/*.mjs', 'console.log(1);'],
  ['lib/x/allowed.test.ts', lines(300, '// A line.')],
  [
    'components/profile/*.ts',
    "import '@/lib/loyalty/a';\nimport '@/lib/profile/a';\nimport '@/components/ui/a';",
  ],
  ['components/app-shell/*.ts', "import '@/components/cashier/a';\nimport '@/lib/log';"],
  ['sandbox/*.ts', "export type { A } from '../lib/cashier/api';\nexport { b } from './content/b';"],
];

const refused = REFUSED.map(
  ([rule, path, code], index) => [rule, path.replace('*', `r${index}`), code] as const,
);
const allowed = ALLOWED.map(([path, code], index) => [path.replace('*', `a${index}`), code] as const);

interface Report {
  diagnostics: { code?: string; message: string; filename: string }[];
}

describe('the rules of lint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const found = new Map<string, string[]>();

  beforeAll(async () => {
    for (const part of ['.oxlintrc.json', '.gitignore', 'tsconfig.json', 'tests/lint']) {
      cpSync(join(root, part), join(folder, part), { recursive: true });
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, code] of [...refused.map(([, ...file]) => file), ...allowed]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${code}\n`);
    }
    for (const { filename, code, message } of (await lint(folder)).diagnostics) {
      found.set(filename, [...(found.get(filename) ?? []), code ?? message]);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(refused)('report %s: %s', (rule, path) => {
    expect(found.get(path)).toContainEqual(expect.stringContaining(rule));
  });

  it.each(allowed)('report nothing where the place allows it: %s', (path) => {
    expect(found.get(path)).toBeUndefined();
  });
});

function lint(cwd: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [LINTER, '--format', 'json'], { cwd }, (error, output) => {
      if (output) resolve(JSON.parse(output) as Report);
      else reject(error ?? new Error('No report.'));
    });
  });
}
