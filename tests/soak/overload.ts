import { openLoad } from '../support/open-loop';
import { pages, playersPage, reads } from '../cluster/kinds';
import { Traffic } from '../cluster/traffic';
import { pause, until } from '../support/until';
import type { Report } from '../support/report';
import { loadsAt, type SoakWorld } from './soak-world';

const SATURATING_CLIENTS = 32;
const SATURATION_MS = 8_000;
const FACTOR = 4;
/** What the server does not get to adds up: more than this many connections at once take too many file handles. */
const MOST_PENDING = 1_500;
const RECOVERY_LIMIT_MS = 10_000;
/** Of the light load that is compared before and after. */
const CLIENTS = 4;
const WINDOW_MS = 1_000;

/** Four times the load the process can handle is refused in order, and the server recovers soon after. */
export async function checkOverload(world: SoakWorld, report: Report): Promise<void> {
  const seconds = Number(process.env.OVERLOAD_SECONDS ?? 60);
  report.group(`Overload for ${seconds} s`);
  const site = world.instance.origin;
  const guests = [...pages, ...reads];
  const usual = await windowed(site, 3_000);
  const saturated = await windowed(site, SATURATION_MS, SATURATING_CLIENTS);
  const rate = saturated.sent / (SATURATION_MS / 1_000);
  report.check(
    'responses before',
    usual.wrong + saturated.wrong === 0,
    `${Math.round(rate)} a second saturate it`,
  );

  const player = playersPage(await world.sandbox.signIn(site));
  const tally = await openLoad(loadsAt(site, [...guests, player]), rate * FACTOR, seconds, MOST_PENDING);
  const figures = `${tally.served} served, ${tally.refused} refused, ${tally.wrong} wrong, ${tally.unsent} not sent`;
  report.check(
    'nothing but responses and 503 with Retry-After',
    tally.wrong === 0,
    [figures, ...tally.examples].join('; '),
  );
  report.check(
    'it was too much, and visitors were served all the same',
    tally.refused > 0 && tally.served > 0,
  );

  const limit = usual.p99 * 2 + 50;
  const isUsual = async () => {
    const now = await windowed(site, WINDOW_MS);
    return now.wrong === 0 && now.p99 <= limit;
  };
  const took = await until('the usual pace', RECOVERY_LIMIT_MS * 3, isUsual, 1).catch(() => null);
  const isSoon = took !== null && took <= RECOVERY_LIMIT_MS;
  report.check('normal again within 10 s', isSoon, `${took ?? 'not'} ms, p99 before ${usual.p99} ms`);

  async function windowed(origin: string, ms: number, clients = CLIENTS) {
    const traffic = new Traffic([origin], guests, clients);
    await pause(ms);
    return traffic.stop();
  }
}
