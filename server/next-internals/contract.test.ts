import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { HINT } from '../add-compile-hints.mjs';
import { digestOf } from '../digest.mjs';
import { expireTags, isPurged, TAGS_HEADER } from './cache-tags.mjs';
import { ERROR_VIEW_STYLE } from './error-view.mjs';
import { etagOf } from './etag.mjs';
import { FileCache } from './file-cache.mjs';
import { isBundlerRuntime } from './document-scripts.mjs';
import { FIRST_NONCE, policyOf } from './render-nonce.mjs';
import { dropUnreadableState, ROUTER_STATE } from './router-state.mjs';
import { readDigests, scriptsOfEachPage } from './built-scripts.mjs';
import { stylesOfPages } from './style-links.mjs';

/** Checks each private part of Next.js, React and Turbopack that the server relies on, in the installed version. */
const load = createRequire(import.meta.url);
const DIST = join(root, 'node_modules/next/dist');
const BUILD = join(root, '.next');
const { version } = load('next/package.json') as { version: string };

/** The message after an upgrade that broke something. */
const broken = (module: string, what: string) =>
  `Next.js ${version}: ${what}. The first lines of server/next-internals/${module} say what breaks without it: find what ` +
  'replaced it in node_modules/next/dist and change that module alone (docs/upgrading-next.md).';

/** By module: files of Next.js, and the text each must still contain. */
const WRITTEN: Readonly<Record<string, readonly (readonly [file: string, text: string])[]>> = {
  'build-id.mjs': [['shared/lib/constants.js', "BUILD_ID_FILE = 'BUILD_ID'"]],
  'cache-state.mjs': [
    ['build/templates/app-page-runtime.js', "res.setHeader('x-nextjs-cache'"],
    ['build/templates/app-page-runtime.js', "'STALE' : 'HIT'"],
  ],
  'document-scripts.mjs': [['compiled/react-dom/cjs/react-dom-server.node.production.js', 'async=""']],
  'draft-mode.mjs': [
    ['server/api-utils/index.js', '__prerender_bypass'],
    ['shared/lib/constants.js', 'prerender-manifest.json'],
    ['server/async-storage/draft-mode-provider.js', 'cookieValue === previewProps.previewModeId'],
    ['server/async-storage/draft-mode-provider.js', 'this._mutableCookies.set('],
  ],
  'hydration-data.mjs': [
    ['server/app-render/use-flight-response.js', '(self.__next_f=self.__next_f||[]).push('],
    ['server/app-render/use-flight-response.js', 'self.__next_f.push('],
    ['server/app-render/use-flight-response.js', 'INLINE_FLIGHT_PAYLOAD_BOOTSTRAP = 0'],
    ['server/app-render/use-flight-response.js', 'INLINE_FLIGHT_PAYLOAD_DATA = 1'],
    ['compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js', '":H"'],
    ['compiled/react-server-dom-turbopack/cjs/react-server-dom-turbopack-server.node.production.js', '":T"'],
  ],
  'late-headers.mjs': [
    ['server/lib/patch-set-header.js', 'res.headersSent'],
    ['server/app-render/app-render.js', 'metadata.headers[name] = res.getHeader(name)'],
  ],
  'late-scripts.mjs': [
    ['client/app-index.js', 'self.__next_f'],
    ['compiled/react-dom/cjs/react-dom-client.production.js', 'link[rel="stylesheet"]'],
    ['compiled/react-dom/cjs/react-dom-client.production.js', 'script[async]'],
  ],
  'page-address.mjs': [
    ['server/app-render/app-render.js', 'c: prepareInitialCanonicalUrl(url)'],
    ['server/app-render/app-render.js', 'q: (0, _querystring.getRenderedSearch)(query)'],
  ],
  'page-data.mjs': [
    ['lib/constants.js', "RSC_SUFFIX = '.rsc'"],
    ['client/components/app-router-headers.js', "NEXT_RSC_UNION_QUERY = '_rsc'"],
  ],
  'request-headers.mjs': [
    ['client/components/app-router-headers.js', "RSC_HEADER = 'rsc'"],
    ['client/components/app-router-headers.js', "'next-router-prefetch'"],
    ['server/lib/server-ipc/utils.js', "'x-middleware-"],
  ],
  'response-headers.mjs': [
    ['client/components/app-router-headers.js', "'x-nextjs-prerender'"],
    ['client/components/app-router-headers.js', "'x-nextjs-stale-time'"],
    ['server/lib/cache-control.js', 's-maxage='],
    ['server/web/spec-extension/response.js', "'x-middleware-next'"],
    ['server/web/spec-extension/response.js', "'x-middleware-rewrite'"],
  ],
  'built-scripts.mjs': [
    ['shared/lib/constants.js', "SUBRESOURCE_INTEGRITY_MANIFEST = 'subresource-integrity-manifest'"],
    ['server/route-modules/route-module.js', 'server/${_constants.SUBRESOURCE_INTEGRITY_MANIFEST}.json'],
  ],
  'short-lived-read.mjs': [
    ['server/web/spec-extension/unstable-cache.js', 'workUnitStore.revalidate = revalidate'],
  ],
  'style-links.mjs': [
    ['server/app-render/get-css-inlined-link-tags.js', 'entryCSSFiles'],
    ['compiled/react-dom/cjs/react-dom-server.node.production.js', 'data-precedence'],
  ],
};

describe('what Next.js writes', () => {
  const rows = Object.entries(WRITTEN).flatMap(([module, texts]) =>
    texts.map((row) => [module, ...row] as const),
  );

  it.each(rows)('%s finds in %s: %s', (module, file, text) => {
    const path = join(DIST, file);
    expect(existsSync(path), broken(module, `${file} is gone`)).toBe(true);
    expect(readFileSync(path, 'utf8').includes(text), broken(module, `${file} no longer has ${text}`)).toBe(
      true,
    );
  });
});

describe('what Next.js does', () => {
  it('router-state: a state of its own is read, any other is refused', () => {
    const state = encodeURIComponent(JSON.stringify(['', {}]));
    const headers: Record<string, string> = { [ROUTER_STATE]: state };
    dropUnreadableState({ headers } as never);
    expect(headers, broken('router-state.mjs', 'it no longer reads a state')).toHaveProperty(
      [ROUTER_STATE],
      state,
    );
    headers[ROUTER_STATE] = 'of-another-version';
    dropUnreadableState({ headers } as never);
    expect(headers, broken('router-state.mjs', 'it no longer refuses what is no state')).toEqual({});
  });

  it('etag: the tag is made from the text', () => {
    expect(etagOf('a'), broken('etag.mjs', 'generateETag gives no tag')).toMatch(/^"\w+"$/);
    expect(etagOf('a') === etagOf('b'), broken('etag.mjs', 'two texts have one tag')).toBe(false);
  });

  it('file-cache: what is set is in a memory that can be read, written and emptied', async () => {
    const cache = new FileCache({
      maxMemoryCacheSize: 1_000_000,
      flushToDisk: false,
      revalidatedTags: [],
      serverDistDir: '/nowhere',
      fs: { existsSync: () => false, readFile: () => Promise.reject(new Error('none')) },
    });
    const data = { kind: 'APP_PAGE', html: 'a', headers: {} };
    await cache.set('/contract', data, { cacheControl: { revalidate: 60 } });
    const memory = FileCache.memoryCache;
    const what = broken('file-cache.mjs', 'its page cache has no memoryCache with get, set and remove');
    expect(memory?.get('/contract')?.value?.html, what).toBe('a');
    memory?.remove('/contract');
    expect(memory?.get('/contract'), what).toBeUndefined();
  });

  it('cache-tags: an expired tag makes older pages stale, by the header with their tags', () => {
    const page = { kind: 'APP_PAGE', headers: { [TAGS_HEADER]: 'other,contract' } };
    const now = Date.now();
    expect(isPurged(page, now), broken('cache-tags.mjs', 'a tag is expired before its purge')).toBe(false);
    expireTags({ contract: now });
    expect(isPurged(page, now - 1), broken('cache-tags.mjs', 'a purged tag does not expire')).toBe(true);
    const { NEXT_CACHE_TAGS_HEADER } = load('next/dist/lib/constants') as { NEXT_CACHE_TAGS_HEADER: string };
    expect(TAGS_HEADER, broken('cache-tags.mjs', 'the header is another')).toBe(NEXT_CACHE_TAGS_HEADER);
  });

  it('render-nonce: a nonce is read from the policy of the request', () => {
    const { getScriptNonceFromHeader } = load('next/dist/server/app-render/get-script-nonce-from-header') as {
      getScriptNonceFromHeader(policy: string): string;
    };
    const what = broken('render-nonce.mjs', 'it reads no nonce from a content policy');
    expect(getScriptNonceFromHeader(policyOf("'nonce-YWJj'")), what).toBe('YWJj');
    expect(FIRST_NONCE.exec('<script id="_R_" nonce="YWJj">')?.[1]).toBe('YWJj');
  });

  it('error-view: its style is a text', () => {
    expect(ERROR_VIEW_STYLE, broken('error-view.mjs', 'errorThemeCss is no text')).toMatch(/\{[^}]+\}/);
  });
});

/** Only a build contains these names; `npm test` makes one. */
describe.skipIf(!existsSync(join(BUILD, 'BUILD_ID')))('what a build holds', () => {
  it('document-scripts: one script is the runtime of Turbopack', () => {
    const files = readdirSync(join(BUILD, 'static/chunks'), { recursive: true, encoding: 'utf8' });
    const runtimes = files.filter((file) => isBundlerRuntime(`/${file}`) && file.endsWith('.js'));
    expect(
      runtimes.length,
      broken('document-scripts.mjs', 'no script is named turbopack-…js'),
    ).toBeGreaterThan(0);
  });

  it('built-scripts: each script is as the list says', () => {
    const scripts = Object.entries(readDigests(BUILD)).filter(([path]) => path.endsWith('.js'));
    const wrong = scripts.filter(
      ([path, digest]) => digestOf(readFileSync(join(BUILD, path), 'utf8')) !== digest,
    );
    expect(wrong, broken('built-scripts.mjs', 'browsers would refuse these scripts')).toEqual([]);
    const first = scriptsOfEachPage(BUILD).map((path) => readFileSync(join(BUILD, path), 'utf8'));
    expect(first.length, broken('built-scripts.mjs', 'no script is listed for each page')).toBeGreaterThan(0);
    expect(first.filter((text) => !text.startsWith(HINT))).toEqual([]);
  });

  it('style-links: the manifests name the style sheets of pages', () => {
    const what = broken('style-links.mjs', 'the client reference manifests list no style sheets');
    expect(
      stylesOfPages(BUILD)
        .flat()
        .every((path) => existsSync(join(BUILD, path))),
      what,
    ).toBe(true);
    expect(stylesOfPages(BUILD).length, what).toBeGreaterThan(0);
  });
});
