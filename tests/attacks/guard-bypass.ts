import { seededRandom } from '../../sandbox/world/random';
import type { TestWorld } from '../support/test-world';
import { BYPASS_HEADERS, GUARDED_PATHS, SPELLINGS } from './guard-variants';
import { eachOf, rawRequest, type RawResponse } from './raw-request';
import type { Report } from '../support/report';

interface Try {
  path: string;
  headers: Record<string, string>;
}

/** What a player's own page contains: the name of its group of pages, in its data. A signed-in visitor is the proof. */
const GUARDED_CONTENT = '(account)';
/** What stands in the place of the page's content when the page itself sends the visitor away: its second guard. */
const SENT_AWAY = 'NEXT_REDIRECT';

/** No spelling of an address and no header leads a guest into a player's page. */
export async function guardBypass(
  world: TestWorld,
  report: Report,
  { seed, isQuick }: { seed: string; isQuick: boolean },
) {
  const count = report.tries('guard bypass', isQuick ? 150 : 2_000);
  await proveContent(world, report);
  const random = seededRandom(seed);
  const all = everyTry();
  const tries = isQuick ? all.filter(() => random() < 250 / all.length) : all;
  await eachOf(tries, async ({ path, headers }) => {
    const response = await fetchData(world.site, path, headers);
    const isLeak = isShown(response);
    count(!isLeak && response.status < 500, `${path} ${JSON.stringify(headers)} → ${response.status}`);
  });
}

function everyTry(): Try[] {
  return GUARDED_PATHS.flatMap((path) => [
    ...['', '/fr'].flatMap((prefix) =>
      BYPASS_HEADERS.map((headers) => ({ path: `${prefix}${path}`, headers: headers(path) })),
    ),
    ...SPELLINGS.flatMap((spell) =>
      [{}, { rsc: '1' }, { 'x-middleware-subrequest': 'middleware:'.repeat(5) }].map((headers) => ({
        path: spell(path),
        headers: headers as Record<string, string>,
      })),
    ),
  ]);
}

function isShown({ status, body }: RawResponse): boolean {
  return status === 200 && body.includes(GUARDED_CONTENT) && !body.includes(SENT_AWAY);
}

/** A request for a page's data is first sent on to the address that carries Next.js's own mark. */
async function fetchData(site: string, path: string, headers: Record<string, string>): Promise<RawResponse> {
  const response = await rawRequest(site, path, { headers });
  const { location = '' } = response.headers;
  return 'rsc' in headers && /[?&]_rsc/.test(location) ? rawRequest(site, location, { headers }) : response;
}

/** The mark that is looked for is there for a player, or the search would find nothing. */
async function proveContent(world: TestWorld, report: Report): Promise<void> {
  const count = report.tries('the player sees what guests must not', 10);
  const cookie = await world.session();
  for (const path of [
    '/profile/settings',
    '/profile/security',
    '/cashier/deposit',
    '/cashier/wallet',
    '/cashier/history',
  ]) {
    for (const headers of [{ cookie }, { cookie, rsc: '1' }] as Record<string, string>[]) {
      const response = await fetchData(world.site, path, headers);
      count(isShown(response), `${path} → ${response.status}`);
    }
  }
}
