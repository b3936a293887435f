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
/** Rounds in which the cost is measured; they divide the number of addresses. */
const ROUNDS = 5;
/** More memory than before that all of them together may take, in MiB. */
const MOST_MEMORY = 120;

/** Addresses of pages that do not exist: one cached page for all of them, no read of the content system, and limits in nginx. */
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
    en: new Set([await tagOf(world, '/nobody-wrote-this')]),
    fr: new Set([await tagOf(world, '/fr/nobody-wrote-this')]),
  };
  await world.sandbox.clearLog();
  const isTheOne = async (locale: 'en' | 'fr', path: string) => {
    const tag = await tagOf(world, path);
    // It is generated again once a minute, and a response to an earlier request may arrive after that.
    if (!wanted[locale].has(tag)) wanted[locale].add(await tagOf(world, `${path}-again`));
    return wanted[locale].has(tag);
  };
  const addresses = Array.from({ length: tries }, (_, index) => `/made-up-${index}`);
  // A process that has just started compiles what it runs.
  await eachOf(
    Array.from({ length: WARM_UP }, (_, index) => `/warm-${index}`),
    async (path) => void (await tagOf(world, path)),
  );
  await measureCost(world, report, tries, async (from, to) => {
    await eachOf(addresses.slice(from, to), async (path) => {
      count(await isTheOne('en', path), path);
      count(await isTheOne('fr', `/fr${path}/below`), `/fr${path}/below`);
    });
  });
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
 * Requests them in rounds, each after as many addresses of a page that is cached, and judges what they cost the server's
 * process, where the machine reports it (Linux): in the round where it is least, as other work on the machine only adds.
 */
async function measureCost(
  world: AttackWorld,
  report: Report,
  tries: number,
  visit: (from: number, to: number) => Promise<void>,
): Promise<void> {
  if (process.platform !== 'linux') return visit(0, tries);
  const server = processAtPort(Number(new URL(world.site).port));
  const count = report.tries('what made-up slugs cost', 2);
  const size = tries / ROUNDS;
  const ratios: number[] = [];
  let memory: number | null = null;
  for (let from = 0; from < tries; from += size) {
    const beforeCached = processorMs(server);
    await eachOf(
      Array.from({ length: size * 2 }, (_, index) => `/terms?address=${from * 2 + index}`),
      async (path) => void (await rawRequest(world.site, path)),
    );
    const before = processorMs(server);
    memory ??= peakMemory(server);
    await visit(from, from + size);
    ratios.push((processorMs(server) - before) / (before - beforeCached));
  }
  const least = Math.min(...ratios);
  count(least <= MOST_TIMES, `${least.toFixed(2)} times the processor time of a cached page`);
  const more = peakMemory(server) - (memory ?? 0);
  count(more <= MOST_MEMORY, `${more.toFixed(0)} MiB more`);
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
