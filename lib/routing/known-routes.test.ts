import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPage } from '@/server/load-shedding.mjs';
import { SERVICE_FILES, SERVICE_FOLDERS } from '@/server/service-paths.mjs';
import { isServicePath } from './known-routes';

/** The words of a pattern such as `api|sw\.js`. */
const words = (pattern: string) => pattern.replaceAll('\\', '').split('|');
const ADDRESSES = [
  ...SERVICE_FOLDERS.map((name) => `/${name}/x`),
  ...SERVICE_FILES.map((name) => `/${name}`),
];

/** The first group of each match of the pattern in a file. */
const listsIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, list = '']) => list);

/** Paths that the middleware sees; in the string literal each backslash is doubled. */
const [matcher = ''] = listsIn('middleware.ts', /'(\/\(\(\?!.*)'/g);
const seen = new RegExp(`^${matcher.replaceAll('\\\\', '\\')}$`);
/** Paths the server serves before the middleware, and files the middleware chooses. */
const NOT_LEFT_OUT = ['/healthz', '/readyz', '/sw.js', '/sw-off.js'];

const LISTS = {
  'public/sw.js': listsIn('public/sw.js', /const SERVICE =\s+\/\^\\\/\(\?:([^)]+)\)/g).flatMap(words),
  'deploy/nginx/locations.conf': listsIn(
    'deploy/nginx/locations.conf',
    /^location ~ \^\/\(\?:([^)]+)\)/gm,
  ).flatMap(words),
};
/** Responses for one visitor or one moment, which both lists must contain. */
const KEPT_BY_NOBODY = [
  'api',
  'oauth',
  'platform',
  'content',
  'preview',
  'hit',
  'revalidate',
  'build-version',
];

describe('addresses of services are the same wherever they are listed', () => {
  it.each(ADDRESSES)('%s is no page to the server', (url) => {
    expect(isPage({ method: 'GET', url } as never)).toBe(false);
  });

  it.each(ADDRESSES)('%s does not pass the middleware, unless that has a word in it', (path) => {
    expect(seen.test(path)).toBe(NOT_LEFT_OUT.includes(path));
  });

  it.each(['/', '/fr', '/hits', '/apiary', '/content-page', '/a/b.zz'])('%s is a page to both', (path) => {
    expect(seen.test(path)).toBe(true);
    expect(isPage({ method: 'GET', url: path } as never)).toBe(true);
  });

  it.each(Object.entries(LISTS))('%s names services alone, and all that nobody keeps', (_file, names) => {
    expect(names.filter((name) => !isServicePath(`/${name}`))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(KEPT_BY_NOBODY));
  });
});
