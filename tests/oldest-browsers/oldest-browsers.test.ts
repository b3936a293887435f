import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FIRST_SCRIPT } from '@/lib/session/first-script';
import { root } from '../../scripts/lib/paths.mjs';
import { youngInScript } from './scripts';
import { youngInStyles } from './styles';
import { readOldestVersions } from './support';

const oldest = readOldestVersions();

it('the README names the oldest browsers that the product is compiled for', () => {
  const { chrome, edge, firefox, safari, safari_ios } = oldest;
  expect([edge, safari_ios]).toEqual([chrome, safari]);
  expect(readFileSync(join(root, 'README.md'), 'utf8').replace(/\s+/g, ' ')).toContain(
    `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`,
  );
});

it.each([
  ['a pattern with the v flag', 'const a = /[a&&b]/v'],
  ['attributes of an import', "import('./a.json', { with: { type: 'json' } })"],
  ['resources that end with their block', '{ using a = b() }'],
])('refuses younger syntax: %s', (_name, code) => {
  expect(() => youngInScript(code, oldest)).toThrow(SyntaxError);
});

it('accepts the syntax of the oldest browsers', () => {
  const code = 'class A { static { A.#b = 1 } static #b; at() { return A.#b ?? /(?<=a)b/d.exec(this?.c) } }';
  expect(youngInScript(code, oldest)).toEqual([]);
});

it.each([
  ['list.toSorted()', 'javascript.builtins.Array.toSorted'],
  ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
  ['Array.fromAsync(list)', 'javascript.builtins.Array.fromAsync'],
  ['AbortSignal.any([one, other])', 'api.AbortSignal.any_static'],
  ["URL['canParse'](text)", 'api.URL.canParse_static'],
  ['one.union(other)', 'javascript.builtins.Set.union'],
  ['document.startViewTransition(draw)', 'api.Document.startViewTransition'],
  ['window.navigation', 'api.Window.navigation'],
  ['new ScrollTimeline()', 'api.ScrollTimeline'],
  ['element.showPopover()', 'api.HTMLElement.showPopover'],
])('finds what is newer than the oldest browsers: %s', (code, key) => {
  expect(youngInScript(code, oldest)).toContain(key);
});

it.each([
  ['list.map(change).findLast(fits).at(-1)'],
  ['({ ScrollTimeline: 1, toSorted() {} }).ScrollTimeline'],
  ['CSS.escape(name)'],
  ['structuredClone(new Map(Object.fromEntries(list)))'],
  ['element.checkVisibility ? element.animate([]) : element.toggleAttribute(name)'],
])('says nothing of %s', (code) => {
  expect(youngInScript(code, oldest)).toEqual([]);
});

it('the script that stands in every page runs in the oldest browsers', () => {
  expect(youngInScript(FIRST_SCRIPT, oldest)).toEqual([]);
});

it.each([
  ['a:has(b) { color: red }', 'css.selectors.has'],
  ['a { & b { color: red } }', 'css.selectors.nesting'],
  ['a { text-wrap: balance }', 'css.properties.text-wrap'],
  ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ['@starting-style { a { color: red } }', 'css.at-rules.starting-style'],
  ['@media print { a { field-sizing: content } }', 'css.properties.field-sizing'],
])('finds what is younger in styles: %s', (css, key) => {
  expect(youngInStyles(css, oldest)).toContain(key);
});

it.each([
  ['a { color: oklch(0.7 0.1 80); inset: 0; translate: 1px; height: 100dvh }'],
  ['@container (min-width: 30em) { a:is(b):focus-visible { color: color-mix(in srgb, red, blue) } }'],
  ['@supports selector(:has(a)) { a:has(b) { color: red } }'],
  ['a { -webkit-mask-image: none; mask-image: none }'],
])('accepts the styles of the oldest browsers: %s', (css) => {
  expect(youngInStyles(css, oldest)).toEqual([]);
});
