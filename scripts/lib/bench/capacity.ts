import type { TestWorld } from '../../../tests/support/test-world';
import { capacityFor, KINDS, PLANNED_SHARE, rateOf, type Costs, type Kind } from './capacity-model';
import { ceiling, floor, type Figure } from './figures';
import { AS_BROWSERS, load } from './load';
import { openLoad, type OpenLoad, type Responses } from '../../../tests/support/open-loop';

const PLAYERS = 100_000;
const PAGE_P99_MS = 50;
const CALL_P99_MS = 20;
/** Calls per second to the sandbox itself, beside the load: its response time under that load. */
const PROBE_RATE = 5;
/** Relative to a core's capacity. */
const OVERLOAD = 1.5;
const OVERLOAD_SECONDS = 60;
const MONEY_RATE = 5;

/** Sent at the same rate for any number of players. */
const FIXED_RATES = { money: MONEY_RATE, platform: PROBE_RATE };
type Name = Kind | keyof typeof FIXED_RATES;
type Requests = Readonly<Record<Name, OpenLoad>>;

/**
 * The capacity of one core, from the cost of each kind of request; then an open-loop run of so many seconds at seven
 * tenths of it, and one at one and a half times of it. The generator and the sandbox use the second core: on one core,
 * or beside other work, the figures are meaningless.
 */
export async function capacityFigures(world: TestWorld, seconds: number): Promise<Figure[]> {
  const requests = await requestsOf(world);
  const costs = await costsOf(requests);
  const capacity = capacityFor(PLAYERS, costs);
  printCosts(costs, capacity);
  // The planned share uses part of a core's time: the full core handles more.
  const planned = capacity.playersPerCore;
  const steady = await run(requests, planned, seconds);
  const overload = await run(requests, (planned / PLANNED_SHARE) * OVERLOAD, OVERLOAD_SECONDS);
  return [
    ceiling('planned load: cached pages, slowest of a hundred', [steady.page.p99], ' ms', PAGE_P99_MS),
    ceiling(
      'planned load: /api beside the platform itself',
      [steady.call.p99 - steady.platform.p99],
      ' ms',
      CALL_P99_MS,
    ),
    ceiling('planned load: refused or failed', [sum(steady, refusedOrWrong)], '', 0),
    ceiling('overload: failed without a time to come back', [sum(overload, ({ wrong }) => wrong)], '', 0),
    ceiling('overload: money calls refused', [refusedOrWrong(overload.money)], '', 0),
    floor('overload: pages served', overload.page.served, 1),
  ];
}

async function requestsOf(world: TestWorld): Promise<Requests> {
  const cookie = await world.session();
  const game = await world.firstGame();
  const at = (path: string, headers = {}): OpenLoad => ({
    url: world.site + path,
    headers: { ...AS_BROWSERS, ...headers },
  });
  const call = at('/api/games.get?v=2.34&locale=en&offset=0&count=24', { cookie });
  const form = { cookie, origin: world.site, 'content-type': 'application/x-www-form-urlencoded' };
  return {
    page: at('/'),
    ownPage: at('/cashier/history', { cookie }),
    call,
    picture: at(`/platform/media/games/${game}.webp`),
    money: { ...at('/api/bonuses.activate?v=2.34&locale=en', form), method: 'POST', body: 'id=none' },
    platform: { ...call, url: call.url.replace(world.site, world.platform) },
  };
}

async function costsOf(requests: Requests): Promise<Costs> {
  const costs: Partial<Record<Kind, Costs[Kind]>> = {};
  for (const kind of KINDS) {
    const { url, headers } = requests[kind];
    const { processorMs, bytes } = await load(url, headers);
    costs[kind] = { milliseconds: processorMs, bytes };
  }
  return costs as Costs;
}

async function run(requests: Requests, players: number, seconds: number): Promise<Record<Name, Responses>> {
  const rates: Readonly<Record<string, number>> = {
    ...FIXED_RATES,
    ...Object.fromEntries(KINDS.map((kind) => [kind, rateOf(kind, players)])),
  };
  const responses = await Promise.all(
    Object.entries(requests).map(async ([name, sent]) => [
      name,
      await openLoad([sent], rates[name] ?? 0, seconds),
    ]),
  );
  const byName = Object.fromEntries(responses) as Record<Name, Responses>;
  console.log(`${Math.round(players)} players at once for ${seconds} s: ${JSON.stringify(byName)}`);
  return byName;
}

const refusedOrWrong = ({ refused, wrong }: Responses) => refused + wrong;

function sum(responses: Readonly<Record<Name, Responses>>, count: (each: Responses) => number): number {
  return Object.values(responses).reduce((total, each) => total + count(each), 0);
}

function printCosts(costs: Costs, capacity: ReturnType<typeof capacityFor>): void {
  const { playersPerCore, processes, megabits, callsPerSecond, shares } = capacity;
  for (const kind of KINDS) {
    const { milliseconds, bytes } = costs[kind];
    const share = Math.round(100 * shares[kind]);
    console.log(
      `${kind.padEnd(8)} ${milliseconds.toFixed(3)} ms, ${Math.round(bytes)} B, ${share} % of the time`,
    );
  }
  console.log(
    `one core at 70 %: ${playersPerCore} players at once; ${PLAYERS} of them: ${processes} processes, ` +
      `${Math.round(megabits)} Mbit/s, ${Math.round(callsPerSecond)} calls of the platform a second`,
  );
}
