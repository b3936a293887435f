import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * Each private part of Next.js, React and Turbopack that the server leans on, against the installed version. A failure names
 * the module to look at, in this folder; what breaks without it is said in that module's first lines.
 */
const load = createRequire(import.meta.url);
const { version } = load('next/package.json') as { version: string };
const NEXT = join(root, 'node_modules/next/dist');
const sourceOf = (file: string): string => {
  try {
    return readFileSync(join(NEXT, file), 'utf8');
  } catch {
    return '';
  }
};

/** What a stranger is told at an upgrade. */
const broken = (module: string, what: string) =>
  `Next.js ${version}: ${what} Read the first lines of server/next-internals/${module}, find what replaced it in ` +
  `node_modules/next/dist, and change that module alone (docs/upgrading-next.md).`;

/** Files of Next.js in which a module's private name must still be written. */
const NAMES: readonly (readonly [module: string, file: string, name: string | RegExp])[] = [
  ['build-id.mjs', 'shared/lib/constants.js', "'BUILD_ID'"],
  ['cache-state.mjs', 'server/route-modules/app-page/module.compiled.js', /./],
  ['draft-mode.mjs', 'server/api-utils/index.js', '__prerender_bypass'],
  ['draft-mode.mjs', 'shared/lib/constants.js', 'prerender-manifest.json'],
  ['draft-mode.mjs', 'server/async-storage/draft-mode-provider.js', 'previewModeId'],
  ['page-data.mjs', 'lib/constants.js', "RSC_SUFFIX = '.rsc'"],
  ['page-data.mjs', 'client/components/app-router-headers.js', "'_rsc'"],
  ['request-headers.mjs', 'client/components/app-router-headers.js', "'rsc'"],
  ['request-headers.mjs', 'client/components/app-router-headers.js', "'next-router-prefetch'"],
  ['response-headers.mjs', 'client/components/app-router-headers.js', 'x-nextjs-prerender'],
  ['response-headers.mjs', 'client/components/app-router-headers.js', 'x-nextjs-stale-time'],
  ['response-headers.mjs', 'server/lib/cache-control.js', 's-maxage='],
  ['response-headers.mjs', 'server/web/spec-extension/response.js', 'x-middleware-next'],
  ['response-headers.mjs', 'server/web/spec-extension/response.js', 'x-middleware-rewrite'],
  ['router-state.mjs', 'client/components/app-router-headers.js', "'next-router-state-tree'"],
  ['cache-tags.mjs', 'lib/constants.js', "'x-next-cache-tags'"],
  ['hydration-data.mjs', 'server/app-render/use-flight-response.js', 'self.__next_f'],
  ['style-links.mjs', 'server/app-render/get-css-inlined-link-tags.js', 'entryCSSFiles'],
  ['render-nonce.mjs', 'server/app-render/get-script-nonce-from-header.js', 'script-src'],
];

describe('a private name', () => {
  it.each(NAMES)('of %s is still written in %s: %s', (module, file, name) => {
    const text = sourceOf(file);
    expect(text, broken(module, `${file} is no longer there.`)).not.toBe('');
    const isThere = typeof name === 'string' ? text.includes(name) : name.test(text);
    expect(isThere, broken(module, `${String(name)} is no longer in ${file}.`)).toBe(true);
  });
});
