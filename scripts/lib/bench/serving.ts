import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { ceiling, figuresOf, inRuns, type Figure, type Row } from './figures';
import { root } from '../paths.mjs';
import { getFreePort } from '../ports.mjs';
import type { TestWorld } from '../../../tests/support/test-world';
import { startBareApp } from './bare-app';
import { AS_BROWSERS, CONNECTIONS, load, pidOf, SERVER, startServer } from './load';
import { peakMemory, processorMs } from '../../../tests/support/processes';

const MEMORY_SECONDS = 60;
/** Uncached pages, rendered one after another; before them as many for V8 to warm up. */
const UNCACHED_PAGES = 60;
const GAMES_PER_READ = 100;
/** Represents the pages rendered for one player. */
const OWN_PAGE = '/cashier/history';
/** Peak memory of the web process under load, MiB. */
const MEMORY_LIMIT = 300;

type ServingRun = Awaited<ReturnType<typeof measureRun>>;

/** An indented row is to be compared with the one above it. */
const ROWS: readonly Row<ServingRun>[] = [
  ['cached page: processor time a request', ({ cached }) => cached.processorMs, ' ms'],
  ['  Next.js’s own', ({ framework }) => framework.processorMs, ' ms'],
  ['  a bare Node server with the same bytes', ({ node }) => node.processorMs, ' ms'],
  [
    '  what the product adds to Next.js',
    (run) => run.cached.processorMs - run.framework.processorMs,
    ' ms',
    0.35,
  ],
  ['cached page: requests a second', ({ cached }) => cached.perSecond, ''],
  ['  Next.js’s own', ({ framework }) => framework.perSecond, ''],
  ['  a bare Node server with the same bytes', ({ node }) => node.perSecond, ''],
  ['cached page: slowest of a hundred', ({ cached }) => cached.p99, ' ms'],
  ['regenerated page: processor time', ({ uncachedMs }) => uncachedMs, ' ms'],
  ['  Next.js’s own, rendered for a request', (run) => run.frameworkUncachedMs, ' ms'],
  ['  Next.js’s own, made to be cached', (run) => run.frameworkMadeMs, ' ms'],
  ['  Next.js’s least page, made to be cached', (run) => run.frameworkLeastMs, ' ms'],
  ['  beside the one rendered for a request', (run) => run.uncachedMs / run.frameworkUncachedMs, 'x', 1.5],
  ['page of one player: processor time', ({ ownMs }) => ownMs, ' ms'],
  ['  Next.js’s own', ({ frameworkOwnMs }) => frameworkOwnMs, ' ms'],
  ['  beside it', ({ ownMs, frameworkOwnMs }) => ownMs / frameworkOwnMs, 'x'],
];

/** Serving, beside bare Next.js and a bare Node server with the same bytes, in one run. */
export async function servingFigures(world: TestWorld, runs: number): Promise<Figure[]> {
  const home = await textOf(world.site);
  const game = await textOf(`${world.site}/game/${await world.firstGame()}`);
  const cookie = await world.session();
  const own = await textOf(world.site + OWN_PAGE, { cookie });
  const bare = await startBareApp({ cached: home, rendered: game, own });
  const node = await startBareNode(home);
  const games = await sysnames(world, 2 * UNCACHED_PAGES * runs);
  try {
    // Runs first: the pages regenerated below would stay in memory.
    const memory = await peakUnderLoad(world.site);
    const measured = await inRuns(runs, (run) => {
      const unseen = games.splice(0, 2 * UNCACHED_PAGES).map((name) => `${world.site}/game/${name}`);
      return measureRun(run, { site: world.site, bare: bare.origin, node: node.url, unseen, cookie });
    });
    const name = `peak memory, ${CONNECTIONS} connections for ${MEMORY_SECONDS} s`;
    return [...figuresOf(measured, ROWS), ceiling(name, [memory], ' MiB', MEMORY_LIMIT)];
  } finally {
    await node.stop();
    await bare.stop();
  }
}

const textOf = async (url: string, headers = {}) => (await fetch(url, { headers })).text();

interface Measured {
  site: string;
  /** Origins of the bare application and the bare Node server. */
  bare: string;
  node: string;
  unseen: readonly string[];
  cookie: string;
}

/** Cached pages without compression, which the proxy in front does. */
async function measureRun(run: number, { site, bare, node, unseen, cookie }: Measured) {
  const numbered = (page: string) => unseen.map((_, index) => `${bare}/${page}/${run}-${index}`);
  return {
    cached: await load(site),
    framework: await load(`${bare}/cached`),
    node: await load(node),
    frameworkUncachedMs: await warmOneByOne(unseen.map(() => `${bare}/rendered`)),
    frameworkMadeMs: await warmOneByOne(numbered('made')),
    frameworkLeastMs: await warmOneByOne(numbered('least')),
    uncachedMs: await warmOneByOne(unseen),
    frameworkOwnMs: await warmOneByOne(unseen.map(() => `${bare}/own`)),
    /** With its one session call. */
    ownMs: await warmOneByOne(
      unseen.map(() => site + OWN_PAGE),
      cookie,
    ),
  };
}

/** Mean CPU time of sequential requests. */
async function oneByOne(urls: readonly string[], cookie = ''): Promise<number> {
  const pid = pidOf(urls[0] ?? '');
  const headers = cookie ? { ...AS_BROWSERS, cookie } : AS_BROWSERS;
  const before = processorMs(pid);
  for (const url of urls) {
    const response = await fetch(url, { headers });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await response.arrayBuffer();
  }
  return (processorMs(pid) - before) / urls.length;
}

/** The same for the second half of the requests, after the first. */
async function warmOneByOne(urls: readonly string[], cookie = ''): Promise<number> {
  await oneByOne(urls.slice(0, UNCACHED_PAGES), cookie);
  return oneByOne(urls.slice(UNCACHED_PAGES), cookie);
}

async function peakUnderLoad(site: string): Promise<number> {
  const paths = ['/', '/gamehall', '/terms', '/offers', '/fr', '/fr/gamehall', '/winners', '/tournaments'];
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  await autocannon({ url: site, connections: CONNECTIONS, duration: MEMORY_SECONDS, requests });
  return peakMemory(pidOf(site));
}

/** See `bare-node.mjs`. */
async function startBareNode(html: string): Promise<{ url: string; stop(): Promise<unknown> }> {
  const page = join(root, 'test-results/bare-node.html');
  writeFileSync(page, html);
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), PAGE: page };
  const server = await startServer(url, 'node', [join(root, 'scripts/lib/bench/bare-node.mjs')], {
    ...SERVER,
    env,
  });
  return { url, stop: () => server.stop() };
}

/** Games not requested before. */
async function sysnames(world: TestWorld, count: number): Promise<string[]> {
  const found: string[] = [];
  for (let offset = 100; found.length < count; offset += GAMES_PER_READ) {
    const query = `v=2.34&locale=en&offset=${offset}&count=${GAMES_PER_READ}`;
    const response = await fetch(`${world.platform}/api/games.get?${query}`);
    const { data } = (await response.json()) as { data: { items: { sysname: string }[] } };
    if (data.items.length === 0) throw new Error('The sandbox has too few games for so many runs.');
    found.push(...data.items.map(({ sysname }) => sysname));
  }
  return found.slice(0, count);
}
