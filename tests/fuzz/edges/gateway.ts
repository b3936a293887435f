import assert from 'node:assert/strict';
import fc from 'fast-check';
import { NextRequest } from 'next/server';
import { createContext } from '@/lib/middleware/context';
import { locale } from '@/lib/middleware/locale';
import { pageHeaders } from '@/lib/middleware/page-headers';
import { robots } from '@/lib/middleware/robots';
import { seoRedirects } from '@/lib/middleware/seo-redirects';
import { guestGuard } from '@/lib/middleware/guest-guard';
import { systemPaths } from '@/lib/middleware/system-paths';
import { compileRedirectRules } from '@/lib/site-settings/redirect-rules';
import { compileRobots } from '@/lib/site-settings/robots';
import { forwardedPath } from '@/lib/upstream/forward.server';
import { headersToBrowser, headersToUpstream, ownCookie } from '@/lib/upstream/gateway-headers';
import { isOwnCall } from '@/lib/upstream/same-site';
import { isSvgAnswer } from '@/lib/upstream/svg';
import { edge } from '../edge';
import { anyHtml, anyPath, anyQuery, anyText } from '../inputs';

const SITE = 'http://localhost:3000';
const PLATFORM = 'http://platform.invalid';
const PASSED_ON =
  /^(?:cookie|user-agent|accept|accept-language|referer|x-forwarded-(?:for|host|proto)|if-none-match|if-modified-since|range|content-type)$/;

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
  isUnwritten: (slug: string) => slug.length > 8,
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

const headerValue = fc.stringMatching(/^[\x20-\x7e]{0,40}$/);
const headerName = fc.constantFrom(
  'cookie',
  'host',
  'x-forwarded-for',
  'x-middleware-subrequest',
  'connection',
  'te',
  'authorization',
  'range',
  'x-real-ip',
  'content-type',
  'sec-fetch-site',
  'origin',
  'expect',
  'content-length',
);
const headerList = fc.dictionary(headerName, headerValue);

function requestFor(path: string, query: string, method: string): NextRequest {
  return new NextRequest(new URL(`${SITE}${path}${query === '' ? '' : `?${query.replace(/^\?+/, '')}`}`), {
    method,
  });
}

/** The answer of the steps that need no back end, or null when the request goes on to a page. */
function answerOf(request: NextRequest): {
  answer: Response | null;
  context: ReturnType<typeof createContext>;
} {
  const context = createContext(request, settings);
  for (const step of STEPS) {
    const answer = step(context);
    if (answer instanceof Response) return { answer, context };
  }
  return { answer: null, context };
}

/** Middleware and gateway: what comes in, what goes on (R-GUARD-01). */
export const GATEWAY_EDGES = [
  edge(
    'the steps answer every request, and lead nobody away',
    fc.tuple(anyPath, anyQuery, fc.constantFrom(...METHODS)),
    ([path, query, method]) => {
      const { answer } = answerOf(requestFor(path, query, method));
      if (answer === null) return;
      assert.ok(STATUSES.has(answer.status), String(answer.status));
      const target = answer.headers.get('location') ?? answer.headers.get('x-middleware-rewrite');
      if (
        target === null ||
        target === 'https://partner.example/' ||
        target.startsWith('https://partner.example/?')
      )
        return;
      assert.equal(new URL(target, SITE).origin, SITE);
    },
    3,
  ),
  edge(
    'tidying an address comes to rest',
    anyPath,
    (path) => {
      let at = path;
      for (let hop = 0; hop < 5; hop += 1) {
        const { answer } = answerOf(requestFor(at, '', 'GET'));
        const target = answer?.headers.get('location') ?? null;
        if (target === null || !target.startsWith(SITE)) return;
        at = target.slice(SITE.length);
      }
      assert.fail(`${path} is still led on after five hops: ${at}`);
    },
    2,
  ),
  edge(
    'no spelling of a private page passes a guest',
    anyPath.map((path) => path),
    (path) => {
      const request = requestFor(path, '', 'GET');
      const { answer, context } = answerOf(request);
      const target =
        answer?.headers.get('x-middleware-rewrite') ??
        (answer === null || answer.headers.get('x-middleware-next') === '1' ? request.url : null);
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
  ),
  edge('headers of a page are headers', fc.tuple(anyPath, fc.boolean()), ([path, isPreviewed]) => {
    assert.doesNotThrow(() => new Headers(pageHeaders(path, isPreviewed)));
  }),
  edge(
    'a forwarded path stays below its prefix',
    fc.tuple(
      fc.constantFrom(
        ['/platform', '/platform'],
        ['/content/uploads', '/uploads'],
        ['/oauth', '/oauth'],
        ['/hit', '/hit'],
      ),
      anyPath,
      anyQuery,
    ),
    ([[from = '', to = ''], rest, query]) => {
      const path = forwardedPath(`${SITE}${from}${rest}${query}`, { from, to });
      if (path === null) return;
      const url = new URL(`${PLATFORM}${path}`);
      assert.equal(url.origin, PLATFORM);
      assert.ok(url.pathname === to || url.pathname.startsWith(`${to}/`), url.pathname);
    },
    3,
  ),
  edge('only listed headers go to a back end', fc.tuple(headerList, fc.boolean()), ([headers, hasBody]) => {
    const passed = headersToUpstream(new Request(SITE, { headers: new Headers(headers) }), hasBody);
    for (const name of Object.keys(passed)) assert.match(name, PASSED_ON);
  }),
  edge(
    "a cookie becomes the site's own",
    fc.array(
      fc.oneof(
        fc.constantFrom(
          'Domain=evil.example',
          'domain=.x',
          'Path=/',
          'HttpOnly',
          'SameSite=None',
          'Secure',
          'Partitioned',
          ' DOMAIN = y',
        ),
        headerValue,
      ),
      { minLength: 1, maxLength: 6 },
    ),
    (parts) => {
      const own = ownCookie(['sid=1', ...parts].join(';'));
      assert.doesNotMatch(own, /;\s*domain\s*(?:=|;|$)/i);
      assert.ok(own.startsWith('sid=1'));
      assert.equal(ownCookie(own), own);
    },
  ),
  edge('answers keep their listed headers alone', fc.dictionary(headerName, headerValue), (headers) => {
    const names = [...headersToBrowser({ ...headers, 'set-cookie': ['a=1; Domain=x', 'b=2'] }, false).keys()];
    for (const name of names)
      assert.match(name, /^(?:content-type|location|retry-after|set-cookie|cache-control)$/);
  }),
  edge('a call of another site is none of ours', headerList, (given) => {
    const headers = new Headers(given);
    const isForeign = /^(?:cross-site|same-site)$/.test(headers.get('sec-fetch-site') ?? '');
    if (isForeign) assert.equal(isOwnCall(headers, SITE), false);
    headers.set('origin', 'https://evil.example');
    headers.set('host', 'localhost:3000');
    assert.equal(isOwnCall(headers, SITE), false);
  }),
  edge(
    'a picture is told from a page',
    fc.tuple(
      fc.oneof(anyHtml, anyText),
      fc.constantFrom('image/svg+xml', 'text/html', 'image/svg+xml; charset=utf-8', null),
    ),
    ([text, type]) => {
      const bytes = new TextEncoder().encode(text);
      if (isSvgAnswer(type, bytes)) assert.match(text, /<(?:svg:)?svg/i);
    },
  ),
];
