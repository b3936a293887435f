import { request } from 'node:http';
import { peakMemory, processAtPort, processorMs } from '../support/processes';
import type { AttackWorld } from './attack-world';
import { eachOf, rawRequest } from './raw-request';
import type { Report } from '../support/report';

/** Any other address of this machine is a visitor's to nginx. */
const VISITOR = '127.0.0.2';
const BURST = 400;
/** Addresses requested before the cost is measured. */
const WARM_UP = 1_500;
/**
 * Processor time that one such address may take, as a multiple of a cached page at an address that was not sent before.
 */
const MOST_TIMES = 1.75;
/** More memory than before that all of them together may take, in MiB. */
const MOST_MEMORY = 120;

/** Addresses that nobody wrote: one cached page for all of them, no read of the content system, and limits in nginx. */
export async function madeUpSlugs(
  world: AttackWorld,
  report: Report,
  { edge, isQuick }: { edge: string | null; isQuick: boolean },
): Promise<void> {
  const tries = isQuick ? 200 : 2_000;
  const count = report.tries('made-up slugs', tries * 2 + 1);
  const known = report.tries('a page that was just published is there', 2);
  await world.content({});
  const wanted = {
    en: await tagOf(world, '/nobody-wrote-this'),
    fr: await tagOf(world, '/fr/nobody-wrote-this'),
  };
  await world.sandbox.clearLog();
  const isTheOne = async (locale: 'en' | 'fr', path: string) => {
    const tag = await tagOf(world, path);
    // It is generated again once a minute.
    if (tag !== wanted[locale]) wanted[locale] = await tagOf(world, `${path}-again`);
    return tag === wanted[locale];
  };
  const addresses = Array.from({ length: tries }, (_, index) => `/made-up-${index}`);
  // A process that has just started compiles what it runs.
  await eachOf(
    Array.from({ length: WARM_UP }, (_, index) => `/warm-${index}`),
    async (path) => void (await tagOf(world, path)),
  );
  const measured = await measureCost(world, report, tries * 2);
  await eachOf(addresses, async (path) => {
    count(await isTheOne('en', path), path);
    count(await isTheOne('fr', `/fr${path}/below`), `/fr${path}/below`);
  });
  measured();
  const requested = (await world.sandbox.log()).filter(({ query }) =>
    JSON.stringify(query).includes('made-up'),
  );
  count(requested.length === 0, `${requested.length} reads of the content system`);
  await world.content({ 'page-seo': { url: '/made-up-1', title: 'Written meanwhile' } });
  for (const path of ['/made-up-1', '/fr/made-up-1']) {
    known((await rawRequest(world.site, path)).status === 200, path);
  }
  if (edge !== null) await tooMany(edge, report);
}

/**
 * What they cost the server's process, where the machine reports it (Linux), beside as many addresses of a page that is
 * cached; to be called when all have been requested.
 */
async function measureCost(world: AttackWorld, report: Report, tries: number): Promise<() => void> {
  if (process.platform !== 'linux') return () => undefined;
  const server = processAtPort(Number(new URL(world.site).port));
  const count = report.tries('what made-up slugs cost', 2);
  const beforeCached = processorMs(server);
  await eachOf(
    Array.from({ length: tries }, (_, index) => `/terms?address=${index}`),
    async (path) => void (await rawRequest(world.site, path)),
  );
  const before = { ms: processorMs(server), memory: peakMemory(server) };
  const cached = before.ms - beforeCached;
  return () => {
    const times = (processorMs(server) - before.ms) / cached;
    count(times <= MOST_TIMES, `${times.toFixed(2)} times the processor time of a cached page`);
    const more = peakMemory(server) - before.memory;
    count(more <= MOST_MEMORY, `${more.toFixed(0)} MiB more`);
  };
}

/** Tag of a not-found page, by which it is one and the same; empty for any other response. */
async function tagOf(world: AttackWorld, path: string): Promise<string> {
  const { status, headers } = await rawRequest(world.site, path);
  return status === 404 ? (headers.etag ?? '') : `${status}`;
}

async function tooMany(edge: string, report: Report): Promise<void> {
  const count = report.tries('a rush of one address, nginx', 2);
  const statuses: number[] = [];
  const paths = Array.from({ length: BURST }, (_, index) => `/made-up-${index}?rush`);
  await eachOf(paths, async (path) => void statuses.push(await statusOf(edge, path)), 16);
  count(statuses.filter((status) => status === 429).length > 0, `none of ${BURST} refused`);
  const other = await rawRequest(edge, '/offers');
  count(other.status === 200, `another visitor: ${other.status}`);
}

function statusOf(origin: string, path: string): Promise<number> {
  const { port } = new URL(origin);
  return new Promise((resolve) => {
    const sent = request(
      { host: '127.0.0.1', port, path, localAddress: VISITOR, agent: false },
      (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', () => resolve(0));
    sent.end();
  });
}
