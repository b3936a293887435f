import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../support/report';
import type { Cluster } from './cluster';
import { pause, until } from '../support/until';

/** Longer than nginx keeps a page: it counts whole seconds. */
const PAGE_LIFE_MS = 2_100;

interface Fetched {
  response: Response;
  /** What nginx's own cache did: `HIT`, `MISS`, `BYPASS`, `STALE`, or nothing where it has no part. */
  cache: string;
}

/** What nginx keeps, passes on and refuses. */
export async function checkProxy(cluster: Cluster, report: Report): Promise<void> {
  report.group('nginx keeps and passes on what it may');
  const cookie = await cluster.signIn();
  const get = (path: string, init: RequestInit = {}) => fetchLogged(cluster, path, init);
  const keeps = async (
    name: string,
    expected: string,
    path: string,
    headers: Record<string, string> = {},
  ) => {
    await pause(PAGE_LIFE_MS);
    await get(path, { headers });
    const { cache } = await get(path, { headers });
    report.check(name, cache === expected, cache || 'no part');
  };
  await keeps('a page is cached', 'HIT', '/offers');
  await keeps('a page is cached for players too, whatever the query', 'HIT', `/jackpots?n=${Date.now()}`, {
    cookie,
  });
  const rsc = { rsc: '1' };
  const led = await get('/offers?_rsc=1', { headers: rsc });
  const right = new URL(led.response.headers.get('location') ?? '/none', cluster.balancer.origin);
  for (const [taken, sent] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0', null],
  ] as const) {
    const headers = { 'accept-encoding': taken };
    await keeps(`a page is cached for who takes "${taken}"`, 'HIT', '/offers', headers);
    const { response } = await get('/offers', { headers });
    const isWhole = (await response.text()).endsWith('</html>');
    const encoding = response.headers.get('content-encoding');
    report.check(`and comes whole, as ${sent ?? 'it is'}`, isWhole && encoding === sent, String(encoding));
  }
  await keeps('a soft navigation is cached apart', 'HIT', right.pathname + right.search, rsc);
  await keeps('being led to its right address is not', 'MISS', '/offers?_rsc=1', rsc);
  await keeps('a call is not', '', '/api/games.get?v=2.34&locale=en');
  await keeps('a page of one player is not', 'BYPASS', '/cashier/deposit/card', { cookie });
  await keeps('a preview is not', 'BYPASS', '/offers', { cookie: '__prerender_bypass=x' });
  await keeps('a missing page is not', 'MISS', `/no-such-page-${Date.now()}`);

  await checkRefusals(get, report);
  await checkPassedOn(cluster, get, report);
}

type Get = (path: string, init?: RequestInit) => Promise<Fetched>;

async function checkRefusals(get: Get, report: Report): Promise<void> {
  const statusOf = async (path: string, init?: RequestInit) => (await get(path, init)).response.status;
  for (const path of ['/healthz', '/readyz', '/_next/image?url=%2Fa.png&w=64&q=75']) {
    report.check(`${path} is closed`, (await statusOf(path)) === 404);
  }
  report.check('other verbs are refused', (await statusOf('/', { method: 'DELETE' })) === 405);
  const body = 'x'.repeat(1_048_577);
  report.check('a body over 1 MiB is refused', (await statusOf('/hit', { method: 'POST', body })) === 413);
}

async function checkPassedOn(cluster: Cluster, get: Get, report: Report): Promise<void> {
  const claimed = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'claimed-by-a-visitor' };
  const { response } = await get('/api/metadata.getgeneralinfo?v=2.34&locale=fr', { headers: claimed });
  const id = response.headers.get('x-request-id') ?? '';
  report.check('the id of a request is given here', /^[\da-f]{32}$/.test(id), id);
  const log = await (await fetch(`${cluster.sandbox.platform}/__control/log`)).text();
  report.check('what a visitor claims about the route is replaced', !log.includes('203.0.113.9'));
  const page = await get('/');
  const file = /\/_next\/static\/[\w./~-]+\.js/.exec(await page.response.text())?.[0] ?? '/none';
  const asset = await get(file, { headers: { 'accept-encoding': 'gzip' } });
  const isCached = asset.response.headers.get('cache-control')?.includes('immutable') ?? false;
  report.check(
    'a file is complete and cacheable by browsers',
    asset.response.status === 200 && isCached,
    file,
  );
  const missing = await get(`/_next/static/chunks/none-${Date.now()}.js`);
  const isStored = missing.response.headers.get('cache-control')?.includes('immutable') ?? false;
  report.check('a missing file is not', missing.response.status === 404 && !isStored);
}

/** No instance responds. The last check, because it ends them. */
export async function checkNobodyLeft(cluster: Cluster, report: Report): Promise<void> {
  report.group('No instance is left');
  await fetchLogged(cluster, '/', {});
  await pause(PAGE_LIFE_MS);
  await Promise.all(cluster.instances.map((instance) => instance.kill()));
  const { response, cache } = await fetchLogged(cluster, '/', {});
  report.check('a page that was seen is still shown', response.status === 200 && cache === 'STALE', cache);
  const call = await fetchLogged(cluster, '/api/games.get?v=2.34&locale=en', {});
  report.check(
    'a call says that there is nobody',
    call.response.status === 502,
    String(call.response.status),
  );
  for (const instance of cluster.instances) await instance.start();
}

/** Requests a path from nginx and reads in its log what it did with it. */
async function fetchLogged(cluster: Cluster, path: string, init: RequestInit): Promise<Fetched> {
  const response = await fetch(cluster.balancer.origin + path, { redirect: 'manual', ...init });
  const id = response.headers.get('x-request-id');
  if (id === null) return { response, cache: '' };
  const file = join(cluster.balancer.folder, 'access.log');
  const lineOf = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .find((line) => line.includes(`"request":"${id}"`));
  await until('the line of the log', 3_000, () => lineOf() !== undefined, 10);
  return { response, cache: (JSON.parse(lineOf() ?? '{}') as { cache: string }).cache };
}
