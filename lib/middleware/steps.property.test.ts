import '@/tests/support/no-back-ends';
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { createContext } from './context';
import { locale } from './locale';
import { pageHeaders } from './page-headers';
import { robots } from './robots';
import { seoRedirects } from './seo-redirects';
import { guestGuard } from './guest-guard';
import { systemPaths } from './system-paths';
import { compileRedirectRules } from '@/lib/site-settings/redirect-rules';
import { compileRobots } from '@/lib/site-settings/robots';
import { property } from '@/tests/support/property';
import { anyPath, anyQuery } from '@/tests/support/generated';

const SITE = 'http://localhost:3000';

const settings = {
  redirects: compileRedirectRules(
    [
      { from: '/old/*', to: '/offers/*' },
      { from: '/away', to: 'https://partner.example/' },
      { from: '/fr/vieux', to: '/jackpots' },
    ],
    'localhost',
  ).rules,
  robotsText: '',
  isClosed: compileRobots('User-agent: *\nDisallow: /bets\nDisallow: /*?secret'),
  isMaintenance: false,
  isUnknownSlug: (slug: string) => slug.length > 8,
  contentPolicy: () => "default-src 'self'",
};

const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'PROPFIND',
] as const;

const STEPS = [systemPaths, seoRedirects, robots, locale] as const;

const PRIVATE = /^\/(?:fr\/)?(?:cashier|profile|bets|responsible-game)(?:\/|$)/;

const STATUSES = new Set([200, 204, 301, 303, 307, 308, 400, 404, 405, 414]);

function requestFor(path: string, query: string, method: string): NextRequest {
  return new NextRequest(new URL(`${SITE}${path}${query === '' ? '' : `?${query.replace(/^\?+/, '')}`}`), {
    method,
  });
}

/** The response of the steps that need no back end, or null when the request reaches a page. */
function responseOf(request: NextRequest): {
  response: Response | null;
  context: ReturnType<typeof createContext>;
} {
  const context = createContext(request, settings);
  for (const step of STEPS) {
    const response = step(context);
    if (response instanceof Response) return { response, context };
  }
  return { response: null, context };
}

property(
  'the steps handle every request, and lead nobody away',
  fc.tuple(anyPath, anyQuery, fc.constantFrom(...METHODS)),
  ([path, query, method]) => {
    const { response } = responseOf(requestFor(path, query, method));
    if (response === null) return;
    assert.ok(STATUSES.has(response.status), String(response.status));
    const target = response.headers.get('location') ?? response.headers.get('x-middleware-rewrite');
    if (
      target === null ||
      target === 'https://partner.example/' ||
      target.startsWith('https://partner.example/?')
    )
      return;
    assert.equal(new URL(target, SITE).origin, SITE);
  },
  3,
);

property(
  'tidying an address comes to rest',
  anyPath,
  (path) => {
    let at = path;
    for (let hop = 0; hop < 5; hop += 1) {
      const { response } = responseOf(requestFor(at, '', 'GET'));
      const target = response?.headers.get('location') ?? null;
      if (target === null || !target.startsWith(SITE)) return;
      at = target.slice(SITE.length);
    }
    assert.fail(`${path} is still led on after five hops: ${at}`);
  },
  2,
);

property(
  'no spelling of a private page passes a guest',
  anyPath.map((path) => path),
  (path) => {
    const request = requestFor(path, '', 'GET');
    const { response, context } = responseOf(request);
    const target =
      response?.headers.get('x-middleware-rewrite') ??
      (response === null || response.headers.get('x-middleware-next') === '1' ? request.url : null);
    if (target === null) return;
    const { pathname } = new URL(target);
    if (!PRIVATE.test(pathname.replace(/^\/en(?=\/|$)/, ''))) return;
    const isGuarded = guestGuard(context);
    assert.ok(
      isGuarded instanceof Promise && context.responseHeaders.get('cache-control') === 'private, no-store',
      pathname,
    );
  },
  2,
);

property('headers of a page are headers', fc.tuple(anyPath, fc.boolean()), ([path, isPreviewed]) => {
  assert.doesNotThrow(() => new Headers(pageHeaders(path, isPreviewed)));
});
