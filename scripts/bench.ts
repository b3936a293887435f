/**
 * `npm run bench`: pages, interactions and serving of the production build, beside a bare application of the same
 * framework and a bare Node server, all in one run. docs/testing.md says what the figures mean.
 * `-- pages|interactions|serving|nginx` measures one part, `-- hall` the games hall with 10,000 games, `--runs=3` changes how
 * often, `--only=home,hall` which pages. Ends with code 1 when a binding goal is missed.
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { printFigures, type Figure } from './lib/bench/figures';
import { startBareApp } from './lib/bench/bare-app';
import { interactionFigures } from './lib/bench/interactions';
import { lighthouseFigures, type Audited } from './lib/bench/lighthouse';
import { nginxFigures } from './lib/bench/nginx';
import { servingFigures } from './lib/bench/serving';
import { hallFigures } from './lib/bench/hall/hall';
import { CHROMIUM } from './lib/chromium.mjs';
import { startTestWorld, type TestWorld } from '../tests/support/test-world';

const PARTS = ['pages', 'interactions', 'serving', 'nginx'] as const;
type Part = (typeof PARTS)[number];
const HOME_LIMIT = 260_000;

const argument = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(process.argv.join(' '))?.[1];
const runs = Number(argument('runs') ?? 5);
const only = argument('only')?.split(',');
const asked = PARTS.filter((part) => process.argv.includes(part));

printVersions();
/** The hall has a world of its own, and its time. */
const figures = process.argv.includes('hall') ? await hallFigures(runs) : await siteFigures();
process.exit(printFigures(figures) === 0 ? 0 : 1);

async function siteFigures(): Promise<Figure[]> {
  const world = await startTestWorld();
  const measured: Figure[] = [];
  try {
    for (const part of asked.length > 0 ? asked : PARTS) measured.push(...(await measure(part, world)));
  } finally {
    await world.stop();
  }
  return measured;
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
  const bare = await startBareApp({ kept: html, drawn: html, own: html });
  try {
    for (const { url } of pages) await visit(url);
    return await lighthouseFigures(pages, bare.bare, runs);
  } finally {
    await bare.stop();
  }
}

/** The first visitor makes a page; for the second it is compressed well, as it is sent to all who follow. */
async function visit(url: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  for (let visitor = 1; visitor <= 2; visitor += 1) await (await fetch(url, { headers })).arrayBuffer();
}

async function measureInteractions(world: TestWorld): Promise<Figure[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    return await interactionFigures(world, browser, runs);
  } finally {
    await browser.close();
  }
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
