import type { AttackWorld } from './attack-world';
import { rawRequest, type RawResponse } from './raw-request';
import type { Report } from '../support/report';

const ROBOTS = 'User-agent: *\nDisallow: /*?sort\nDisallow: /*&sort\n';
/** Longer than nginx and an instance keep a response: nginx counts whole seconds. */
const LIFE_MS = 2_100;
const EVIL = 'evil.test';

const PAGES = [
  '/',
  '/gamehall',
  '/offers',
  '/support',
  '/jackpots',
  '/tournaments',
  '/winners',
  '/loyalty',
].flatMap((path) => [path, path === '/' ? '/fr' : `/fr${path}`]);

interface Lie {
  query?: string;
  headers?: Record<string, string>;
  method?: string;
}

/** Every query and header that the middleware, the server or Next.js reads, and some that others are known to read. */
const LIES: readonly Lie[] = [
  ...[
    '?sort=1',
    '?sort',
    '?a=1&sort=1',
    '?redirectUrl=%2Fevil.test',
    '?_rsc=evil.test',
    '?nxtPlocale=evil.test',
  ].map((query) => ({ query })),
  ...['?show_popup_auth=1', '?x=%00', '?x=%ff', '?__nextLocale=fr', '?_rsc=1&sort=1'].map((query) => ({
    query,
  })),
  { method: 'HEAD', query: '?sort=1' },
  ...(
    [
      ['rsc', '1'],
      ['next-router-state-tree', '%5B%22%22%2C%7B%7D%5D'],
      ['next-router-prefetch', '1'],
      ['next-router-segment-prefetch', '/_tree'],
      ['next-url', '/evil.test'],
      ['next-action', 'evil.test'],
      ['next-hmr-refresh', '1'],
      ['x-middleware-prefetch', '1'],
      ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
      ['x-middleware-rewrite', '/evil.test'],
      ['x-middleware-next', '1'],
      ['x-nextjs-data', '1'],
      ['x-matched-path', '/evil.test'],
      ['x-invoke-path', '/evil.test'],
      ['x-invoke-status', '404'],
      ['x-prerender-revalidate', 'evil.test'],
      ['x-now-route-matches', '1=evil.test'],
      ['x-page-status', '404'],
      ['x-raw-query', '?sort=1'],
      ['x-visitor-address', 'evil.test'],
      ['x-forwarded-host', 'evil.test'],
      ['x-forwarded-proto', 'evil'],
      ['x-forwarded-for', 'evil.test'],
      ['x-request-id', 'evil.test'],
      ['content-security-policy', "script-src 'nonce-evil.test'"],
      ['content-security-policy-report-only', "script-src 'nonce-evil.test'"],
      ['accept-language', 'fr'],
      ['sec-fetch-dest', 'empty'],
      ['sec-fetch-mode', 'cors'],
      ['accept-encoding', 'br'],
      ['save-data', 'on'],
      ['range', 'bytes=0-9'],
      ['if-none-match', '*'],
      ['authorization', 'Bearer evil.test'],
      ['cookie', 'i18n_locale=fr; sid=evil.test'],
      ['cookie', '__prerender_bypass=evil.test'],
      ['cookie', 'strapi_jwt=evil.test'],
      ['cookie', 'preview=evil.test'],
      ['cookie', '__Host-preview=evil.test'],
    ] as const
  ).map(([name, value]) => ({ headers: { [name]: value } })),
];

/** One visitor's query or header, then a plain request within the second: its response is the same as without the first. */
export async function poisoning(
  world: AttackWorld,
  report: Report,
  { edge, isQuick }: { edge: string | null; isQuick: boolean },
): Promise<void> {
  await world.content({ 'settings-seo': { robotsTxt: ROBOTS } });
  for (const [route, origin] of [
    ['nginx', edge],
    ['direct', world.site],
  ] as const) {
    if (origin === null) continue;
    const count = report.tries(`poisoning by what is read, ${route}`, LIES.length);
    const proof = report.tries(`a query changes its own response, ${route}`, 1);
    const wanted = new Map<string, string>();
    for (const page of PAGES) wanted.set(page, factsOf(await rawRequest(origin, page)));
    const rounds = isQuick ? 1 : PAGES.length;
    for (let round = 0; round < rounds; round += 1) await tryAll(origin, wanted, round, count);
    await pause();
    const closed = await rawRequest(origin, '/gamehall?sort=1');
    proof(
      closed.headers['x-robots-tag']?.includes('noindex') === true,
      String(closed.headers['x-robots-tag']),
    );
  }
  await world.content({ 'settings-seo': { robotsTxt: null } });
}

/** Each lie on a page of its own, as many at a time as there are pages. */
async function tryAll(
  origin: string,
  wanted: ReadonlyMap<string, string>,
  round: number,
  count: (isSafe: boolean, what: string) => void,
): Promise<void> {
  for (let start = 0; start < LIES.length; start += PAGES.length) {
    await pause();
    for (const [index, lie] of LIES.slice(start, start + PAGES.length).entries()) {
      const page = PAGES[(index + round) % PAGES.length] ?? '/';
      const { query = '', ...rest } = lie;
      await rawRequest(origin, page + query, rest);
      const facts = factsOf(await rawRequest(origin, page));
      count(facts === wanted.get(page), `${page} after ${JSON.stringify(lie)}: ${facts}`);
    }
  }
}

/** What must be the same for the next visitor; the rest of a page may be regenerated meanwhile. */
function factsOf({ status, headers, body }: RawResponse): string {
  return JSON.stringify([
    status,
    headers['content-type'],
    headers['x-robots-tag'] ?? null,
    headers.location ?? null,
    headers['set-cookie'] ?? null,
    headers['cache-control'],
    /<html[^>]*>/.exec(body)?.[0],
    /<title>[^<]*/.exec(body)?.[0],
    body.endsWith('</html>'),
    body.includes(EVIL) || JSON.stringify(headers).includes(EVIL),
  ]);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, LIFE_MS));
}
