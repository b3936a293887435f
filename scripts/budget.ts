/**
 * `npm run budget`: first-load bytes of the four main pages in Chromium against the production build and the sandbox,
 * beside the budgets of `scripts/budgets.json`; fails above any of them.
 */
import { chromium, type BrowserContext } from 'playwright';
import budgets from './budgets.json';
import { measurePage, type PageBytes } from './lib/page-bytes';
import { startTestWorld } from './lib/test-world';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

interface Budget {
  path: string;
  javascript: number;
  css: number;
  html: number;
  /** Requests besides pictures, and pictures. */
  requests: number;
  pictures: number;
  isForPlayers?: boolean;
}

const world = await startTestWorld();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
let misses = 0;

try {
  const sysname = await world.firstGame();
  for (const [name, budget] of Object.entries<Budget>(budgets.pages)) {
    const context = await browser.newContext(PHONE);
    if (budget.isForPlayers) await world.signIn(context);
    const bytes = await measure(context, world.site + budget.path.replace('{sysname}', sysname));
    misses += print(name, budget, bytes);
    await context.close();
  }
} finally {
  await browser.close();
  await world.stop();
}
console.log(misses === 0 ? 'All pages are within their budgets.' : `${misses} above budget.`);
process.exit(misses === 0 ? 0 : 1);

async function measure(context: BrowserContext, url: string): Promise<PageBytes> {
  // The second load is measured: the first one makes the page.
  const first = await context.newPage();
  await first.goto(url);
  await first.close();
  return measurePage(await context.newPage(), url);
}

function print(name: string, budget: Budget, bytes: PageBytes): number {
  const lines = [
    { kind: 'javascript', is: bytes.javascript, limit: budget.javascript },
    { kind: 'css', is: bytes.css, limit: budget.css },
    { kind: 'html', is: bytes.html, limit: budget.html },
    { kind: 'requests', is: bytes.requests, limit: budget.requests },
    { kind: 'pictures', is: bytes.pictures, limit: budget.pictures },
    { kind: 'foreign origins', is: bytes.foreignOrigins.length, limit: 0 },
  ];
  for (const { kind, is, limit } of lines) {
    console.log(`${is > limit ? 'OVER' : 'ok  '} ${name.padEnd(10)} ${kind.padEnd(16)} ${is} of ${limit}`);
  }
  return lines.filter(({ is, limit }) => is > limit).length;
}
