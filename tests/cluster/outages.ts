import type { Report } from '../support/report';
import type { Cluster } from './cluster';
import { MAIN_PATHS } from '@/server/warm-up.mjs';
import { pages, reads } from './kinds';
import { summaryOf, Traffic, type Tally } from './traffic';
import { pause } from '../support/until';

const CLIENTS = 8;
const LASTS_MS = 5_000;

/** The site works while Redis is frozen, killed, absent or full. */
export async function checkRedisFaults(cluster: Cluster, report: Report): Promise<void> {
  report.group('Redis fails');
  const { redis } = cluster;
  const line = (name: string, tally: Tally) =>
    report.check(`${name}: no error`, tally.wrong === 0 && tally.sent > 100, summaryOf(tally));

  redis.freeze();
  line('frozen', await visited(cluster));
  redis.thaw();

  await redis.kill();
  line('killed', await visited(cluster));
  await restartAll(cluster);
  line('absent at the start', await visited(cluster));

  await redis.start('--maxmemory', '1500kb', '--maxmemory-policy', 'noeviction');
  line('full', await visited(cluster));
  await redis.kill();
  await redis.start();
  await pause(1_500);
  await forgetPages(cluster);
  line('there again', await visited(cluster));
  const keys = Number(redis.command('DBSIZE'));
  report.check('there again: it is used', keys >= MAIN_PATHS.length, `${keys} keys`);
}

/** Visits with purges in between, so that pages are read from Redis and written to it all the time. */
async function visited(cluster: Cluster): Promise<Tally> {
  const traffic = new Traffic(cluster.origins, [...pages, ...reads], CLIENTS);
  const until = Date.now() + LASTS_MS;
  while (Date.now() < until) {
    await pause(1_000);
    await forgetPages(cluster);
  }
  return traffic.stop();
}

async function forgetPages(cluster: Cluster): Promise<void> {
  const status = await cluster.revalidate();
  if (status !== 200) throw new Error(`The webhook returned ${status}.`);
}

async function restartAll(cluster: Cluster): Promise<void> {
  for (const instance of cluster.instances) {
    await instance.kill();
    await instance.start();
  }
}

/** Both back ends are down and every instance restarts. */
export async function checkDeadBackEnds(cluster: Cluster, report: Report): Promise<void> {
  report.group('Both back ends are dead and all instances are restarted');
  const before = new Map<string, string>();
  for (const path of MAIN_PATHS) {
    before.set(path, headingOf(await (await fetch(cluster.origins[0] + path)).text()));
  }
  await pause(500);
  await cluster.sandbox.kill();
  const visitors = new Traffic([cluster.balancer.origin], pages, CLIENTS);
  await restartAll(cluster);
  const tally = await visitors.stop();
  report.check('visitors see pages all the time', tally.wrong === 0, summaryOf(tally));
  for (const round of ['at once', 'when they were made again']) {
    const wrong = await unlike(cluster, before);
    report.check(`every page is what it was, ${round}`, wrong.length === 0, wrong.join('; '));
    await pause(12_000);
  }
  await cluster.sandbox.start();
}

async function unlike(cluster: Cluster, before: ReadonlyMap<string, string>): Promise<string[]> {
  const wrong: string[] = [];
  for (const origin of cluster.origins) {
    for (const [path, heading] of before) {
      const response = await fetch(origin + path);
      const now = headingOf(await response.text());
      if (response.status !== 200 || now !== heading)
        wrong.push(`${origin}${path}: ${response.status} ${now}`);
    }
  }
  return wrong;
}

/** Title and headings hold what editors wrote. */
function headingOf(html: string): string {
  return [...html.matchAll(/<(title|h1)[^>]*>([\s\S]*?)<\/\1>/g)].map(([, , text]) => text).join(' | ');
}
