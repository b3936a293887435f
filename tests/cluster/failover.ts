import type { Report } from '../support/report';
import type { Cluster } from './cluster';
import { pages, playersPage, reads, write } from './kinds';
import { RollingReplace } from './rolling';
import { summaryOf, Traffic } from './traffic';
import { pause, until } from '../support/until';

const CLIENTS = 24;
const WRITERS = 12;
/** Requests of all kinds that the replacement of all instances must not lose one of. */
const LEAST_DRAINED = 20_000;

/** An instance is killed under load. */
export async function checkKilledInstance(cluster: Cluster, report: Report): Promise<void> {
  report.group('An instance is killed under load');
  const cookie = await cluster.signIn();
  const traffic = new Traffic([cluster.balancer.origin], [...pages, ...reads, playersPage(cookie)], CLIENTS);
  await pause(3_000);
  await cluster.instances[1]?.kill();
  await pause(3_000);
  await cluster.instances[1]?.start();
  await pause(2_000);
  const tally = await traffic.stop();
  report.check('no GET is lost', tally.wrong === 0 && tally.sent > 500, summaryOf(tally));
}

/** Every instance is replaced by the shipped script. */
export async function checkDrainedInstances(cluster: Cluster, report: Report): Promise<void> {
  report.group('All instances are replaced one after another under load');
  const cookies = await Promise.all(Array.from({ length: 4 }, () => cluster.signIn()));
  const kinds = [...reads, ...cookies.flatMap((cookie) => [write(cookie), write(cookie)])];
  const all = [...kinds, ...pages.slice(0, 4), playersPage(cookies[0] ?? '')];
  const traffic = new Traffic([cluster.balancer.origin], all, WRITERS, { isBalancerReloaded: true });
  const rolling = new RollingReplace(cluster);
  do {
    const code = await rolling.run();
    report.check('the script replaces them all', code === 0);
    if (code !== 0) break;
  } while (traffic.sent < LEAST_DRAINED - 3_000);
  await until('enough requests', 120_000, () => traffic.sent >= LEAST_DRAINED, 200);
  const tally = await traffic.stop();
  report.check(
    'nothing is lost, whatever was requested',
    tally.wrong === 0 && tally.sent >= LEAST_DRAINED,
    summaryOf(tally),
  );
  report.check(
    'each instance ends by itself with 0',
    rolling.exits.length >= 3 && rolling.exits.every((code) => code === 0),
    rolling.exits.join(),
  );
}
