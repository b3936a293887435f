/**
 * `npm run budget`: first-load bytes of the main pages, and the code of lazily loaded parts, in Chromium against the
 * production build and the sandbox, compared with the budgets of `tests/budget/budgets.json`; fails above any of them.
 */
import { chromium, type BrowserContext } from 'playwright';
import budgets from './budgets.json';
import { PHONE } from '../../scripts/lib/bench/hall/measure';
import { CHROMIUM } from '../../scripts/lib/chromium.mjs';
import { measurePage, measurePart, type PageBytes } from './page-bytes';
import { LAZY_PARTS, type LazyPart } from './parts';
import { startTestWorld } from '../support/test-world';

interface PageBudget extends Omit<PageBytes, 'foreignOrigins'> {
  path: string;
  isForPlayers?: boolean;
}

interface Line {
  name: string;
  kind: string;
  is: number;
  limit: number;
}

/** Disabling an HTML step costs bytes and requests, so those are not measured then. */
const IS_HTML_WHOLE = ['HTML_JOIN_STYLES', 'HTML_PAINT_FIRST', 'HTML_POLICY_HASHES'].every(
  (step) => process.env[step] !== 'off',
);

const world = await startTestWorld();
const browser = await chromium.launch(CHROMIUM);
let misses = 0;

try {
  const sysname = await world.firstGame();
  for (const [name, budget] of Object.entries<PageBudget>(budgets.pages)) {
    const url = world.site + budget.path.replace('{sysname}', sysname);
    const bytes = await inContext(budget.isForPlayers, async (context) =>
      measurePage(await context.newPage(), await warmed(context, url)),
    );
    for (const line of pageLines(name, budget, bytes)) print(line);
  }
  for (const line of await partLines()) print(line);
} finally {
  await browser.close();
  await world.stop();
}
console.log(misses === 0 ? 'All are within their budgets.' : `${misses} above budget.`);
process.exit(misses === 0 ? 0 : 1);

async function inContext<Result>(
  isForPlayers: boolean | undefined,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    if (isForPlayers) await world.signIn(context);
    return await use(context);
  } finally {
    await context.close();
  }
}

/** The second load is measured: the first one renders the page. */
async function warmed(context: BrowserContext, url: string): Promise<string> {
  const first = await context.newPage();
  await first.goto(url);
  await first.close();
  return url;
}

function pageLines(name: string, budget: PageBudget, bytes: PageBytes): Line[] {
  const ofHtml = ['css', 'html', 'requests'] as const;
  const kinds = ['javascript', 'pictures', ...(IS_HTML_WHOLE ? ofHtml : [])] as const;
  return [
    ...kinds.map((kind) => ({ name, kind, is: bytes[kind], limit: budget[kind] })),
    { name, kind: 'foreign origins', is: bytes.foreignOrigins.length, limit: 0 },
  ];
}

/** Everything a part fetches when it opens; how much of it other parts share depends on Turbopack's chunks. */
async function partLines(): Promise<Line[]> {
  const fetched = new Map<string, ReadonlyMap<string, number>>();
  for (const [name, { path, isForPlayers, open }] of Object.entries<LazyPart>(LAZY_PARTS)) {
    const files = await inContext(isForPlayers, async (context) =>
      measurePart(await context.newPage(), await warmed(context, world.site + path), open),
    );
    fetched.set(name, files);
  }
  const all = [...fetched.values()].flatMap((files) => [...files.keys()]);
  const shared = new Set(all.filter((file, index) => all.indexOf(file) !== index));
  const total = (files: ReadonlyMap<string, number>, isShared: boolean) =>
    [...files].reduce((sum, [file, bytes]) => sum + (shared.has(file) === isShared ? bytes : 0), 0);
  return [...fetched].flatMap(([name, files]) => [
    { name, kind: 'code', is: total(files, false) + total(files, true), limit: budgets.parts.code },
    // A part that fetches nothing of its own when it opens was loaded with the page.
    { name, kind: 'loaded too early', is: total(files, false) === 0 ? 1 : 0, limit: 0 },
  ]);
}

function print({ name, kind, is, limit }: Line): void {
  if (is > limit) misses += 1;
  console.log(`${is > limit ? 'OVER' : 'ok  '} ${name.padEnd(12)} ${kind.padEnd(16)} ${is} of ${limit}`);
}
