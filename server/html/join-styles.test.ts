import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeJoinedStyles } from './join-styles.mjs';
import { joinedStylesOf } from './joined-styles.mjs';

let folder = '';

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A page's manifest as Next.js writes it: its layouts and itself, each with the files it needs. */
function manifest(route: string, entries: Record<string, string[]>): void {
  const entryCSSFiles = Object.fromEntries(
    Object.entries(entries).map(([entry, names]) => [
      entry,
      names.map((name) => ({ path: `static/chunks/${name}.css`, inlined: false })),
    ]),
  );
  write(
    `server/app/${route}/page_client-reference-manifest.js`,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/${route}/page"] = ${JSON.stringify({ entryCSSFiles })};`,
  );
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
  for (const name of ['a', 'b', 'c']) write(`static/chunks/${name}.css`, `.${name}{color:red}`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the last step of a build', () => {
  it('joins the styles of each page in their order, once for pages that use the same', () => {
    manifest('home', { '[project]/app/layout': ['a'], '[project]/app/home/page': ['a', 'b'] });
    manifest('faq', { '[project]/app/layout': ['a'], '[project]/app/faq/page': ['a', 'b'] });
    manifest('game', { '[project]/app/layout': ['a'], '[project]/app/game/page': ['c', 'b', 'a'] });
    expect(writeJoinedStyles(folder)).toBe(2);
    const joined = joinedStylesOf(join(folder, 'server'));
    const both = '/_next/static/chunks/a.css /_next/static/chunks/b.css';
    const all = '/_next/static/chunks/c.css /_next/static/chunks/b.css /_next/static/chunks/a.css';
    expect(Object.keys(joined).sort()).toEqual([both, all].sort());
    const css = readFileSync(join(folder, String(joined[all]).replace('/_next/', '')), 'utf8');
    expect(css).toBe(`.c{color:red}\n.b{color:red}\n.a{color:red}\n:root{--joined:"${all}"}`);
  });

  it('leaves a page alone that needs one file', () => {
    manifest('home', { '[project]/app/home/page': ['a'] });
    expect(writeJoinedStyles(folder)).toBe(0);
  });

  it('names a file by what it holds', () => {
    const name = () => {
      manifest('home', { '[project]/app/home/page': ['a', 'b'] });
      writeJoinedStyles(folder);
      return readFileSync(join(folder, 'server/joined-styles.json'), 'utf8');
    };
    const before = name();
    expect(name()).toBe(before);
    write('static/chunks/b.css', '.b{color:blue}');
    expect(name()).not.toBe(before);
  });
});

describe('a build without that step', () => {
  it('has no joined files', () => {
    expect(joinedStylesOf(join(folder, 'nowhere'))).toEqual({});
  });
});
