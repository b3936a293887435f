import { chromium, type CDPSession, type Page } from 'playwright';
import common from '../../i18n/messages/en/common.json';
import menu from '../../i18n/messages/en/menu.json';
import { CHROMIUM } from '../../scripts/lib/chromium.mjs';
import type { Report } from '../support/report';
import { inMb } from './heap';
import type { SoakWorld } from './soak-world';

const NAVIGATIONS = 200;
const DIALOGS = 100;
/** Visits before the first measurement: code and data are loaded once. */
const WARM_ROUNDS = 2;
const MAX_GROWTH_MB = 15;
const MAX_MORE_LISTENERS = 100;
const PATHS = ['/gamehall', '/jackpots', '/tournaments', '/offers', '/promotions', '/loyalty'];

interface Measure {
  heap: number;
  listeners: number;
  nodes: number;
}

/** A tab that stays open for an evening releases the memory of the pages and dialogs it left. */
export async function checkBrowser(world: SoakWorld, report: Report): Promise<void> {
  report.group(`${NAVIGATIONS} navigations and ${DIALOGS} dialogs in one tab`);
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${world.instance.origin}/`);
    const session = await page.context().newCDPSession(page);
    for (let round = 0; round < WARM_ROUNDS; round += 1) await visit(page, PATHS.length, 2);
    const before = await measured(session);
    await visit(page, NAVIGATIONS, DIALOGS);
    const after = await measured(session);
    const growth = after.heap - before.heap;
    report.check(
      `heap grows by at most ${MAX_GROWTH_MB} MB`,
      growth <= MAX_GROWTH_MB * 1_048_576,
      `${inMb(before.heap)} MB, then ${inMb(after.heap)} MB`,
    );
    report.check(
      'listeners stay',
      after.listeners - before.listeners <= MAX_MORE_LISTENERS,
      `${before.listeners}, then ${after.listeners}; nodes ${before.nodes}, then ${after.nodes}`,
    );
    report.check('no error on any page', errors.length === 0, errors.slice(0, 3).join('; '));
  } finally {
    await browser.close();
  }
}

/** Follows links within one document, with dialogs opened and closed in between. */
async function visit(page: Page, navigations: number, dialogs: number): Promise<void> {
  const every = Math.max(1, Math.floor(navigations / dialogs));
  for (let turn = 0; turn < navigations; turn += 1) {
    const path = PATHS[turn % PATHS.length] ?? '/';
    await page.getByRole('navigation', { name: menu.mainMenu }).locator(`a[href="${path}"]`).click();
    await page.waitForURL(`**${path}`);
    if (turn % every === 0) await openAndClose(page, turn % 2 === 0 ? common.register : menu.search);
  }
}

async function openAndClose(page: Page, name: string): Promise<void> {
  const opener = page.getByRole('banner').getByRole('button', { name, exact: true });
  await opener.filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

async function measured(session: CDPSession): Promise<Measure> {
  await session.send('HeapProfiler.enable');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, listeners: jsEventListeners, nodes };
}
