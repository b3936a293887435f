import type { AttackWorld } from './attack-world';
import { rawRequest, type RawResponse } from './raw-request';
import type { Report } from '../support/report';

/** Addresses that carry something of a player, and spellings that make a cache believe they are files (deception). */
const PRIVATE_ADDRESSES = [
  ...[
    '/profile/settings',
    '/profile/security',
    '/cashier/history',
    '/cashier/wallet',
    '/cashier/deposit',
  ].flatMap((path) => [
    path,
    ...[
      '/x.css',
      '.css',
      '/a.js',
      ';x.css',
      '%2fx.css',
      '%00.css',
      '?x.css',
      '/%2e%2e/x.js',
      '/..%2fx.png',
      '.rsc',
    ].map((tail) => `${path}${tail}`),
  ]),
  ...['', '&x=.css', '&/a.js'].map((tail) => `/api/account.getInfo?v=2.34&locale=en${tail}`),
  '/api/account.getInfo/a.js',
  '/api/account.getInfo%2fa.css?v=2.34&locale=en',
  '/api/account.getprofileinfo?v=2.34&locale=en',
];
const PUBLIC_ADDRESSES = [
  '/',
  '/fr',
  '/gamehall',
  '/offers',
  '/support',
  '/terms',
  '/no-such-page',
  '/sitemap.xml',
  '/robots.txt',
  '/content/settings/en/site',
];

/** Headers that caches leave out of their keys and applications believe. */
const LIES: readonly Record<string, string>[] = [
  { host: 'evil.test' },
  { 'x-forwarded-host': 'evil.test' },
  { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http', 'x-forwarded-port': '666' },
  { forwarded: 'host=evil.test;proto=http' },
  { 'x-host': 'evil.test', 'x-forwarded-server': 'evil.test' },
  { 'x-original-url': '/evil.test', 'x-rewrite-url': '/evil.test' },
  { 'x-forwarded-prefix': '/evil.test', 'x-forwarded-path': '/evil.test' },
  { 'x-http-method-override': 'POST', 'x-method-override': 'POST' },
  { origin: 'https://evil.test', referer: 'https://evil.test/' },
  { 'content-security-policy': "script-src 'nonce-evil.test'" },
  { 'accept-language': 'evil.test', 'user-agent': 'evil.test' },
  { cookie: 'i18n_locale=evil.test; __prerender_bypass=evil.test; evil.test=1' },
  { rsc: '1', 'next-url': '/evil.test' },
  { 'x-prerender-revalidate': 'evil.test', 'x-matched-path': '/evil.test' },
];

/** No response contains data of another visitor, and no request changes what the next visitor gets. */
export async function sharedCaches(
  world: AttackWorld,
  report: Report,
  { isQuick }: { isQuick: boolean },
): Promise<void> {
  await deception(world, report);
  await poisoning(world, report, isQuick ? LIES.filter((_lie, index) => index % 4 === 0) : LIES);
}

/** A player opens an address, then a guest and another player do, each with the headers a cache may look at. */
async function deception(world: AttackWorld, report: Report): Promise<void> {
  const count = report.tries('one visitor seen by another', PRIVATE_ADDRESSES.length * 4);
  const proof = report.tries('a player’s own pages hold their mark', 5);
  const mark = `mark-${crypto.randomUUID().slice(0, 8)}`;
  const victim = await world.session({ login: `${mark}@example.com` });
  const other = await world.session();
  let seen = 0;
  for (const path of PRIVATE_ADDRESSES) {
    const own = await rawRequest(world.site, path, { headers: { cookie: victim } });
    const isMarked = own.body.includes(mark);
    if (isMarked) seen += 1;
    count(!isMarked || isUnshared(own), `${path} may be stored: ${own.headers['cache-control']}`);
    for (const headers of [{}, { cookie: other }, { rsc: '1' }]) {
      const response = await rawRequest(world.site, path, { headers: headers as Record<string, string> });
      count(!response.body.includes(mark), `${path} ${Object.keys(headers).join()}`);
    }
  }
  for (let index = 0; index < 5; index += 1) proof(seen > index, `${seen} addresses`);
}

function isUnshared({ headers }: RawResponse): boolean {
  return /private|no-store/.test(headers['cache-control'] ?? '');
}

/** A hostile request first, then a plain one, whose response contains nothing of the first. */
async function poisoning(
  world: AttackWorld,
  report: Report,
  lies: readonly Record<string, string>[],
): Promise<void> {
  const count = report.tries('poisoned responses', PUBLIC_ADDRESSES.length * lies.length);
  for (const headers of lies) {
    await world.content({});
    for (const path of PUBLIC_ADDRESSES) {
      const hostile = await rawRequest(world.site, path, { headers });
      const honest = await rawRequest(world.site, path);
      const isStored =
        honest.body.includes('evil.test') || JSON.stringify(honest.headers).includes('evil.test');
      const isLed = (hostile.headers.location ?? '').includes('evil.test');
      const hasCookie = honest.headers['set-cookie'] !== undefined;
      count(!isStored && !isLed && !hasCookie && honest.status < 500, `${path} ${JSON.stringify(headers)}`);
    }
  }
}
