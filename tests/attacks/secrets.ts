import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { CANARIES, type AttackWorld } from './attack-world';
import { eachOf, rawRequest } from './raw-request';
import type { Report } from '../support/report';

const ADDRESSES = [
  '/',
  '/fr',
  '/gamehall',
  '/offers',
  '/support',
  '/terms',
  '/betting',
  '/loyalty',
  '/jackpots',
  '/tournaments',
  '/winners',
  '/providers',
  '/confirmation',
  '/no-such-page',
  '/a/b/c',
  '/profile/settings',
  '/cashier/deposit',
  '/cashier/history',
  '/bets',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/build-version',
  '/sw.js',
  '/revalidate',
  '/preview',
  '/content/settings/en/auth',
  '/content/settings/en/site',
  '/content/prazer-config?locale=en',
  '/api/metadata.getgeneralinfo?v=2.34&locale=en',
  '/api/account.getInfo?v=2.34&locale=en',
];

/** No secret of the server or of a player is in a file, a response or a line of the log. */
export async function secrets(world: AttackWorld, report: Report): Promise<void> {
  const values = Object.values(CANARIES);
  const holds = (text: string, more: readonly string[] = []) =>
    [...values, ...more].filter((one) => text.includes(one));
  inFiles(report, holds);
  const cookie = await world.session();
  await inResponses(world, report, cookie, holds);
  await inTheLog(world, report, cookie, holds);
}

type Holds = (text: string, more?: readonly string[]) => string[];

/** What browsers are sent: no secret, no environment variable of the server's, no source map. */
function inFiles(report: Report, holds: Holds): void {
  const count = report.tries('secrets in files', 50);
  const folder = join(root, '.next/static');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|json|map)$/.test(name)) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const found = [
      ...holds(text, ['CONTENT_TOKEN', 'REVALIDATE_SECRET', 'PREVIEW_SECRET', 'PLATFORM_URL', 'REDIS_URL']),
    ];
    count(
      found.length === 0 && !/sourceMappingURL=/.test(text) && !name.endsWith('.map'),
      `${name} ${found.join()}`,
    );
  }
}

async function inResponses(world: AttackWorld, report: Report, cookie: string, holds: Holds): Promise<void> {
  const count = report.tries('secrets in responses', ADDRESSES.length * 4);
  const tries = ADDRESSES.flatMap((path) =>
    [{}, { cookie }, { rsc: '1' }, { cookie, rsc: '1' }].map((headers) => ({
      path,
      headers: headers as Record<string, string>,
    })),
  );
  await eachOf(tries, async ({ path, headers }) => {
    const first = await rawRequest(world.site, path, { headers });
    const { location = '' } = first.headers;
    const response = /[?&]_rsc/.test(location) ? await rawRequest(world.site, location, { headers }) : first;
    const found = holds(response.body + JSON.stringify(response.headers), [cookie.replace('sid=', '')]);
    count(found.length === 0, `${path} ${found.join()}`);
  });
}

/** Failed calls with everything a player types; then the server's own lines are read. */
async function inTheLog(world: AttackWorld, report: Report, cookie: string, holds: Holds): Promise<void> {
  const count = report.tries('secrets in the log', 6);
  const typed = {
    login: 'canary-login@example.com',
    password: 'canary-password-1',
    code: 'canary-code-9',
    hash: 'canary-hash-3',
  };
  const query = new URLSearchParams(typed).toString();
  for (const path of [
    '/api/auth.login',
    '/api/auth.register',
    '/api/account.confirmContact',
    '/revalidate',
    '/csp-report',
  ]) {
    await rawRequest(world.site, `${path}?v=2.34&locale=en&${query}`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Bearer ${typed.hash}`,
      },
      body: query,
    });
  }
  for (const path of [
    `/?${query}`,
    `/confirmation?${query}`,
    `/preview?${query}`,
    `/%E0%A4%A?${query}`,
    `/profile/settings?${query}`,
  ]) {
    await rawRequest(world.site, path, { headers: { cookie } });
  }
  await breakPlatform(world, query, cookie);
  const output = world.output();
  for (const value of [...Object.values(typed), cookie.replace('sid=', ''), 'strapi_jwt=']) {
    count(!output.includes(value), value);
  }
  count(holds(output).length === 0, holds(output).join());
  count(output.includes('"event"'), 'the log says nothing at all');
}

/** The platform's failures are what the server logs most. */
async function breakPlatform(world: AttackWorld, query: string, cookie: string): Promise<void> {
  const fault = { side: 'platform', target: 'account.getprofileinfo', kind: 'html' };
  await fetch(`${world.platform}/__control/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  await rawRequest(world.site, `/api/account.getprofileinfo?v=2.34&locale=en&${query}`, {
    headers: { cookie },
  });
  await fetch(`${world.platform}/__control/fault`, { method: 'DELETE' });
}
