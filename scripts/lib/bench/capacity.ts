import { processAtPort } from '../../../tests/support/processes';
import type { TestWorld } from '../../../tests/support/test-world';
import { capacityFor, KINDS, PLANNED_SHARE, rateOf, type Costs, type Kind } from './capacity-model';
import { ceiling, floor, type Figure } from './figures';
import { load } from './load';
import { openLoad, type OpenLoad, type Responses } from '../../../tests/support/open-loop';

const PLAYERS = 100_000;
const PAGE_P99_MS = 50;
const CALL_P99_MS = 20;
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' };
/** Calls per second to the sandbox itself, beside the load: its response time under that load. */
const PROBE_RATE = 5;
/** Relative to a core's capacity. */
const OVERLOAD = 1.5;
const OVERLOAD_SECONDS = 60;
const MONEY_RATE = 5;

type Requests = Readonly<Record<Kind, OpenLoad>>;

/**
 * The capacity of one core, from the cost of each kind of request; then an open-loop run of so many seconds at seven
 * tenths of it, and one at one and a half times of it. The generator and the sandbox use the second core: on one core,
 * or beside other work, the figures are meaningless.
 */
export async function capacityFigures(world: TestWorld, seconds: number): Promise<Figure[]> {
  const requests = await requestsOf(world);
  const costs = await costsOf(requests, processAtPort(Number(new URL(world.site).port)));
  const capacity = capacityFor(PLAYERS, costs);
  printCosts(costs, capacity);
  // The planned share uses part of a core's time: the full core handles more.
  const planned = capacity.playersPerCore;
  const steady = await run(world, requests, planned, seconds);
  const overload = await run(world, requests, (planned / PLANNED_SHARE) * OVERLOAD, OVERLOAD_SECONDS);
  const money = overload.money;
  return [
    ceiling('planned load: cached pages, slowest of a hundred', [steady.page.p99], ' ms', PAGE_P99_MS),
    ceiling(
      'planned load: /api beside the platform itself',
      [steady.call.p99 - steady.platform.p99],
      ' ms',
      CALL_P99_MS,
    ),
    ceiling('planned load: refused or failed', [count(steady, ['refused', 'wrong'])], '', 0),
    ceiling('overload: failed without a time to come back', [count(overload, ['wrong'])], '', 0),
    ceiling('overload: money calls refused', [money.refused + money.wrong], '', 0),
    floor('overload: pages served', [overload.page.served], '', 1),
  ];
}

async function requestsOf(world: TestWorld): Promise<Requests> {
  const cookie = await world.session();
  const game = await world.firstGame();
  const at = (path: string, headers = {}): OpenLoad => ({
    url: world.site + path,
    headers: { ...AS_BROWSERS, ...headers },
  });
  return {
    page: at('/'),
    ownPage: at('/cashier/history', { cookie }),
    call: at('/api/games.get?v=2.34&locale=en&offset=0&count=24', { cookie }),
    picture: at(`/platform/media/games/${game}.webp`),
  };
}

async function costsOf(requests: Requests, pid: number): Promise<Costs> {
  const costs: Partial<Record<Kind, Costs[Kind]>> = {};
  for (const kind of KINDS) {
    const { url, headers } = requests[kind];
    const bytes = (await (await fetch(url, { headers: { ...headers, 'accept-encoding': 'gzip' } })).blob())
      .size;
    costs[kind] = { milliseconds: (await load(url, pid, headers)).processorMs, bytes };
  }
  return costs as Costs;
}

async function run(world: TestWorld, requests: Requests, players: number, seconds: number) {
  const { call } = requests;
  const headers = { ...call.headers, origin: world.site };
  const money: OpenLoad = {
    url: `${world.site}/api/bonuses.activate?v=2.34&locale=en`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'id=none',
  };
  const platform = { ...call, url: call.url.replace(world.site, world.platform) };
  const [page, ownPage, calls, picture, moneyResponses, platformResponses] = await Promise.all([
    ...KINDS.map((kind) => openLoad([requests[kind]], rateOf(kind, players), seconds)),
    openLoad([money], MONEY_RATE, seconds),
    openLoad([platform], PROBE_RATE, seconds),
  ] as const);
  const responses = {
    page,
    ownPage,
    call: calls,
    picture,
    money: moneyResponses,
    platform: platformResponses,
  };
  console.log(`${Math.round(players)} players at once for ${seconds} s: ${JSON.stringify(responses)}`);
  return responses as Record<keyof typeof responses, Responses>;
}

function count(responses: Record<string, Responses>, what: readonly ('refused' | 'wrong')[]): number {
  return Object.values(responses).reduce(
    (total, each) => total + what.reduce((all, key) => all + each[key], 0),
    0,
  );
}

function printCosts(costs: Costs, capacity: ReturnType<typeof capacityFor>): void {
  const { playersPerCore, processes, megabits, callsPerSecond, shares } = capacity;
  for (const kind of KINDS) {
    const { milliseconds, bytes } = costs[kind];
    const share = Math.round(100 * shares[kind]);
    console.log(`${kind.padEnd(8)} ${milliseconds.toFixed(3)} ms, ${bytes} B, ${share} % of the time`);
  }
  console.log(
    `one core at 70 %: ${playersPerCore} players at once; ${PLAYERS} of them: ${processes} processes, ` +
      `${Math.round(megabits)} Mbit/s, ${Math.round(callsPerSecond)} calls of the platform a second`,
  );
}
