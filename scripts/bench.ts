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
import { inRuns, printFigures, type Figure } from './lib/bench/figures';
import { AS_BROWSERS } from './lib/bench/load';
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

const HOME_LIMIT = 260_000;

const argument = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(process.argv.join(' '))?.[1];
const runs = Number(argument('runs') ?? 5);
const only = argument('only')?.split(',');

/** Measured on one site, all of them unless some are named. */
const PARTS: Readonly<Record<string, (world: TestWorld) => Promise<Figure[]>>> = {
  pages: measurePages,
  interactions: (world) => withBrowser((browser) => interactionFigures(world, browser, runs)),
  serving: (world) => servingFigures(world, runs),
  nginx: ({ site }) => nginxFigures(site, runs),
};

printVersions();
const figures = await measureRequested();
process.exit(printFigures(figures) === 0 ? 0 : 1);

function measureRequested(): Promise<Figure[]> {
  if (process.argv.includes('hall')) return hallFigures(runs);
  if (process.argv.includes('capacity')) {
    return inWorld((world) => capacityFigures(world, Number(argument('seconds') ?? 300)));
  }
  return process.argv.includes('peers') ? measurePeers() : inWorld(measureParts);
}

async function measureParts(world: TestWorld): Promise<Figure[]> {
  const named = Object.entries(PARTS).filter(([name]) => process.argv.includes(name));
  const measured: Figure[] = [];
  for (const [, measure] of named.length > 0 ? named : Object.entries(PARTS))
    measured.push(...(await measure(world)));
  return measured;
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

async function measurePages(world: TestWorld): Promise<Figure[]> {
  const pages = (await auditedPages(world)).filter(
    ({ name }) => only?.includes(name.split(' ')[0] ?? '') ?? true,
  );
  const html = await (await fetch(world.site)).text();
  const bare = await startBareApp({ cached: html, rendered: html, own: html });
  try {
    for (const { url } of pages) await visit(url);
    return await lighthouseFigures(pages, `${bare.origin}/bare`, runs);
  } finally {
    await bare.stop();
  }
}

/** The first visit renders a page, the second gets it at best compression, as do all later ones. */
async function visit(url: string): Promise<void> {
  await inRuns(2, async () => (await fetch(url, { headers: AS_BROWSERS })).arrayBuffer());
}

async function auditedPages({ site, firstGame }: TestWorld): Promise<Audited[]> {
  const paths = {
    home: '',
    hall: '/gamehall',
    game: `/game/${await firstGame()}`,
    content: '/terms',
    offers: '/offers',
  };
  return Object.entries(paths).flatMap(([name, path]) => {
    const totalLimit = name === 'home' ? HOME_LIMIT : undefined;
    return [
      { name: `${name} (en)`, url: site + path, totalLimit },
      { name: `${name} (fr)`, url: `${site}/fr${path}`, totalLimit },
    ];
  });
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
