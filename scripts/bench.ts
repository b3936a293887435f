/**
 * `npm run bench`: pages, interactions and serving of the production build, beside a bare Next.js application and a
 * bare Node server, all in one run. docs/testing.md explains the figures, docs/performance.md has the latest ones. `--
 * pages|interactions|serving|nginx` measures one part, `-- hall` the game hall with 10,000 games, `-- capacity` the
 * load a core handles (`--seconds=300`), `-- peers --addresses=https://…,https://…` other sites beside ours
 * (`--own=https://…` instead of a build of this one). `--runs=3` sets the number of runs, `--only=home,hall` the pages.
 * Exits with code 1 when a binding goal is missed.
 */
import { readFileSync } from 'node:fs';
import { capacityFigures } from './lib/bench/capacity';
import { printFigures, type Figure } from './lib/bench/figures';
import { startBareApp } from './lib/bench/bare-app';
import { interactionFigures } from './lib/bench/interactions';
import { lighthouseFigures, type Audited } from './lib/bench/lighthouse';
import { nginxFigures } from './lib/bench/nginx';
import { peerFigures } from './lib/bench/peers';
import { servingFigures } from './lib/bench/serving';
import { hallFigures } from './lib/bench/hall/hall';
import { fail } from './lib/say.mjs';
import { withBrowser } from './lib/with-browser';
import { startTestWorld, type TestWorld } from '../tests/support/test-world';

const PARTS = ['pages', 'interactions', 'serving', 'nginx'] as const;
type Part = (typeof PARTS)[number];
const HOME_LIMIT = 260_000;

const argument = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(process.argv.join(' '))?.[1];
const runs = Number(argument('runs') ?? 5);
const only = argument('only')?.split(',');
const requested = PARTS.filter((part) => process.argv.includes(part));

printVersions();
const figures = await measureRequested();
process.exit(printFigures(figures) === 0 ? 0 : 1);

/** These start their own site and are not part of the other runs. */
function measureRequested(): Promise<Figure[]> {
  if (process.argv.includes('hall')) return hallFigures(runs);
  if (process.argv.includes('capacity')) {
    return inWorld((world) => capacityFigures(world, Number(argument('seconds') ?? 300)));
  }
  return process.argv.includes('peers') ? measurePeers() : siteFigures();
}

async function measurePeers(): Promise<Figure[]> {
  const peers = argument('addresses')?.split(',') ?? [];
  if (peers.length === 0)
    fail('Name the pages to compare with: npm run bench -- peers --addresses=https://…,https://…');
  const own = argument('own');
  return withBrowser((browser) => {
    const measured = (ours: string) => peerFigures(ours, peers, browser, runs);
    return own ? measured(own) : inWorld(({ site }) => measured(`${site}/`));
  });
}

async function inWorld(measured: (world: TestWorld) => Promise<Figure[]>): Promise<Figure[]> {
  const world = await startTestWorld();
  try {
    return await measured(world);
  } finally {
    await world.stop();
  }
}

function siteFigures(): Promise<Figure[]> {
  return inWorld(async (world) => {
    const measured: Figure[] = [];
    for (const part of requested.length > 0 ? requested : PARTS)
      measured.push(...(await measure(part, world)));
    return measured;
  });
}

function measure(part: Part, world: TestWorld): Promise<Figure[]> {
  if (part === 'serving') return servingFigures(world, runs);
  if (part === 'nginx') return nginxFigures(world.site, runs);
  return part === 'pages' ? measurePages(world) : measureInteractions(world);
}

async function measurePages(world: TestWorld): Promise<Figure[]> {
  const pages = (await auditedPages(world)).filter(
    ({ name }) => only?.includes(name.split(' ')[0] ?? '') ?? true,
  );
  const html = await (await fetch(world.site)).text();
  const bare = await startBareApp({ cached: html, rendered: html, own: html });
  try {
    for (const { url } of pages) await visit(url);
    return await lighthouseFigures(pages, bare.bare, runs);
  } finally {
    await bare.stop();
  }
}

/** The first visit renders a page, the second gets it at best compression, as do all later ones. */
async function visit(url: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  for (let visitor = 1; visitor <= 2; visitor += 1) await (await fetch(url, { headers })).arrayBuffer();
}

function measureInteractions(world: TestWorld): Promise<Figure[]> {
  return withBrowser((browser) => interactionFigures(world, browser, runs));
}

async function auditedPages({ site, firstGame }: TestWorld): Promise<Audited[]> {
  const paths = {
    home: '',
    hall: '/gamehall',
    game: `/game/${await firstGame()}`,
    content: '/terms',
    offers: '/offers',
  };
  return Object.entries(paths).flatMap(([name, path]) => [
    { name: `${name} (en)`, url: site + path, ...(name === 'home' && { totalLimit: HOME_LIMIT }) },
    { name: `${name} (fr)`, url: `${site}/fr${path}`, ...(name === 'home' && { totalLimit: HOME_LIMIT }) },
  ]);
}

function printVersions(): void {
  const version = (name: string) => {
    const manifest = readFileSync(new URL(`../node_modules/${name}/package.json`, import.meta.url), 'utf8');
    return `${name} ${(JSON.parse(manifest) as { version: string }).version}`;
  };
  console.log(
    ['next', 'react', 'lighthouse', 'autocannon'].map(version).join(', '),
    `, Node ${process.version}, ${runs} runs`,
  );
}
