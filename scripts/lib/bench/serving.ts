import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { ceiling, informative, type Figure } from './figures';
import { root } from '../paths.mjs';
import { getFreePort, waitForResponse } from '../ports.mjs';
import type { TestWorld } from '../../../tests/support/test-world';
import { startBareApp, type BareApp } from './bare-app';
import { CONNECTIONS, load, type Load } from './load';
import { peakMemory, processAtPort, processorMs } from '../../../tests/support/processes';

const MEMORY_SECONDS = 60;
/** Uncached pages, rendered one after another; before them as many for V8 to warm up. */
const UNCACHED_PAGES = 60;
const GAMES_PER_READ = 100;
/** Represents the pages rendered for one player. */
const OWN_PAGE = '/cashier/history';
/** Peak memory of the web process under load, MiB. */
const MEMORY_LIMIT = 300;
/** What the product may add to Next.js's own cached page, CPU milliseconds per request. */
const ADDED_LIMIT_MS = 0.35;
const UNCACHED_LIMIT = 1.5;

interface ServingRun {
  cached: Load;
  framework: Load;
  node: Load;
  uncachedMs: number;
  frameworkUncachedMs: number;
  /** The same markup, rendered and cached by Next.js, like the product's pages. */
  frameworkMadeMs: number;
  /** A page with one element, rendered and cached by Next.js. */
  frameworkLeastMs: number;
  /** A player's own page, rendered for each request, with its one session call. */
  ownMs: number;
  frameworkOwnMs: number;
}

/** Serving, beside bare Next.js and a bare Node server with the same bytes, in one run. */
export async function servingFigures(world: TestWorld, runs: number): Promise<Figure[]> {
  const home = await textOf(world.site);
  const game = await textOf(`${world.site}/game/${await world.firstGame()}`);
  const cookie = await world.session();
  const own = await textOf(world.site + OWN_PAGE, { cookie });
  const bare = await startBareApp({ cached: home, rendered: game, own });
  const node = await startBareNode(home);
  const games = await sysnames(world, 2 * UNCACHED_PAGES * runs);
  const all: ServingRun[] = [];
  try {
    // Runs first: the pages regenerated below would stay in memory.
    const memory = await peakUnderLoad(world.site);
    for (let run = 0; run < runs; run += 1) {
      const unseen = games.splice(0, 2 * UNCACHED_PAGES).map((name) => `${world.site}/game/${name}`);
      all.push(await measureRun(run, { site: world.site, bare, node: node.url, unseen, cookie }));
    }
    return figuresOf(all, memory);
  } finally {
    node.stop();
    await bare.stop();
  }
}

const textOf = async (url: string, headers = {}) => (await fetch(url, { headers })).text();

interface Measured {
  site: string;
  bare: BareApp;
  node: string;
  unseen: readonly string[];
  cookie: string;
}

async function measureRun(run: number, measured: Measured): Promise<ServingRun> {
  const { site, bare, node, unseen, cookie } = measured;
  const cached = await loadSite(site);
  const framework = await loadSite(bare.cached);
  const limit = await loadSite(node);
  const frameworkUncachedMs = await warmOneByOne(unseen.map(() => bare.rendered));
  const numbered = (address: string) => unseen.map((_, index) => `${address}/${run}-${index}`);
  const frameworkMadeMs = await warmOneByOne(numbered(bare.made));
  const frameworkLeastMs = await warmOneByOne(numbered(bare.least));
  const uncachedMs = await warmOneByOne(unseen);
  const frameworkOwnMs = await warmOneByOne(unseen.map(() => bare.own));
  const ownMs = await warmOneByOne(
    unseen.map(() => site + OWN_PAGE),
    cookie,
  );
  return {
    cached,
    framework,
    node: limit,
    uncachedMs,
    frameworkUncachedMs,
    frameworkMadeMs,
    frameworkLeastMs,
    ownMs,
    frameworkOwnMs,
  };
}

function figuresOf(runs: readonly ServingRun[], memory: number): Figure[] {
  const values = (of: (run: ServingRun) => number) => runs.map(of);
  const note = (name: string, of: (run: ServingRun) => number, unit: string) =>
    informative(name, values(of), unit);
  return [
    note('cached page: processor time a request', ({ cached }) => cached.processorMs, ' ms'),
    note('  Next.js’s own', ({ framework }) => framework.processorMs, ' ms'),
    note('  a bare Node server with the same bytes', ({ node }) => node.processorMs, ' ms'),
    ceiling(
      '  what the product adds to Next.js',
      values(({ cached, framework }) => cached.processorMs - framework.processorMs),
      ' ms',
      ADDED_LIMIT_MS,
    ),
    note('cached page: requests a second', ({ cached }) => cached.perSecond, ''),
    note('  Next.js’s own', ({ framework }) => framework.perSecond, ''),
    note('  a bare Node server with the same bytes', ({ node }) => node.perSecond, ''),
    note('cached page: slowest of a hundred', ({ cached }) => cached.p99, ' ms'),
    note('regenerated page: processor time', ({ uncachedMs }) => uncachedMs, ' ms'),
    note('  Next.js’s own, rendered for a request', (run) => run.frameworkUncachedMs, ' ms'),
    note('  Next.js’s own, made to be cached', (run) => run.frameworkMadeMs, ' ms'),
    note('  Next.js’s least page, made to be cached', (run) => run.frameworkLeastMs, ' ms'),
    ceiling(
      '  beside the one rendered for a request',
      values(({ uncachedMs, frameworkUncachedMs }) => uncachedMs / frameworkUncachedMs),
      'x',
      UNCACHED_LIMIT,
    ),
    note('page of one player: processor time', ({ ownMs }) => ownMs, ' ms'),
    note('  Next.js’s own', ({ frameworkOwnMs }) => frameworkOwnMs, ' ms'),
    note('  beside it', ({ ownMs, frameworkOwnMs }) => ownMs / frameworkOwnMs, 'x'),
    ceiling(
      `peak memory, ${CONNECTIONS} connections for ${MEMORY_SECONDS} s`,
      [memory],
      ' MiB',
      MEMORY_LIMIT,
    ),
  ];
}

const pidOf = (url: string) => processAtPort(Number(new URL(url).port));

/** Without compression, which the proxy in front does. */
const loadSite = (url: string) => load(url, pidOf(url));

/** As browsers send it: the product compresses such pages with brotli, Next.js with gzip. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' };

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
async function startBareNode(html: string): Promise<{ url: string; stop(): void }> {
  const page = join(root, 'test-results/bare-node.html');
  writeFileSync(page, html);
  const port = await getFreePort();
  const server = spawn('node', [fileURLToPath(new URL('./bare-node.mjs', import.meta.url))], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), PAGE: page },
  });
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitForResponse(url, 10_000))) throw new Error('The bare Node server did not start.');
  return { url, stop: () => void server.kill('SIGTERM') };
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
