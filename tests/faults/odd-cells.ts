import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import type { Locale } from '@/i18n/routing';
import { localePath } from '@/lib/routing/locale-path';
import { ODD_KINDS, type OddKind } from '@/sandbox/control/odd-responses';
import { CHROMIUM, NAME_HELPER } from '../../scripts/lib/chromium.mjs';
import type { FaultWorld, Site } from './fault-world';
import { judgeOddPage, recordErrors } from './judge-odd-page';
import { printFault } from './matrix';
import { readMessages } from './messages';
import type { PageGroup } from './page-groups';
import type { Cell, Player } from './server-cells';

const AT_ONCE = 3;
const STEP_MS = 10_000;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** A dialog, by the page and the click that open it. */
interface OddDialog extends PageGroup {
  open(page: Page, locale: Locale): Promise<void>;
  /** What the browser stores for it (R-GUARD-04) would open it on the other pages of the same browser too. */
  isStored?: true;
}

const DIALOGS: readonly OddDialog[] = [
  {
    name: 'menu',
    path: '/terms',
    isItem: true,
    open: (page, locale) =>
      page
        .getByRole('button', { name: readMessages(locale).menu.menu })
        .first()
        .click(),
  },
  {
    name: 'search',
    path: '/winners',
    open: (page, locale) =>
      page
        .getByRole('button', { name: readMessages(locale).menu.search })
        .first()
        .click(),
  },
  { name: 'sign-up', path: '/?show_popup_reg=1', isStored: true, open: async () => undefined },
];

interface OddScene {
  groups: readonly PageGroup[];
  player: Player;
  /** Part of the name of a kind, or nothing for all of them. */
  only: string;
}

/** Every kind of odd response on every group of pages and in the main dialogs, in both languages, on a narrow phone. */
export async function runOddCells(world: FaultWorld, { groups, player, only }: OddScene): Promise<Cell[]> {
  const browser = await chromium.launch(CHROMIUM);
  const cells: Cell[] = [];
  try {
    for (const kind of ODD_KINDS.filter((name) => only.split(',').some((word) => name.includes(word)))) {
      const row = await runKind(world, browser, kind, [...groups, ...DIALOGS], player);
      printFault(row);
      cells.push(...row);
    }
    return cells;
  } finally {
    await browser.close();
  }
}

async function runKind(
  world: FaultWorld,
  browser: Browser,
  kind: OddKind,
  places: readonly (PageGroup | OddDialog)[],
  player: Player,
): Promise<Cell[]> {
  await world.fault(
    { side: 'platform', target: '*', kind: 'odd', type: kind },
    { side: 'content', target: '*', kind: 'odd', type: kind },
  );
  const site = await world.startSite({ READ_TIMEOUT_MS: '5000', GATEWAY_READ_TIMEOUT_MS: '5000' });
  const guest = await newContext(browser, null, site);
  const otherGuest = await newContext(browser, null, site);
  const signedIn = await newContext(browser, player, site);
  const plans = places.flatMap((place) => (['en', 'fr'] as const).map((locale) => ({ place, locale })));
  const cells: Cell[] = [];
  const lane = async () => {
    for (let plan = plans.shift(); plan !== undefined; plan = plans.shift()) {
      const { place } = plan;
      const asGuest = 'isStored' in place ? otherGuest : guest;
      cells.push(await runCell(place.isForPlayers ? signedIn : asGuest, site, kind, plan));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    if (site.troubles.length > 0) {
      cells.push({ fault: `odd ${kind}`, group: 'the log', problems: site.troubles, struck: null });
    }
    return cells;
  } finally {
    await guest.close();
    await otherGuest.close();
    await signedIn.close();
    await site.stop();
    await world.fault();
  }
}

async function newContext(browser: Browser, player: Player | null, site: Site): Promise<BrowserContext> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await context.addInitScript(NAME_HELPER);
  await context.addInitScript(() =>
    localStorage.setItem('consent', JSON.stringify({ at: Date.now(), allowed: [] })),
  );
  if (player !== null) {
    const [name = '', value = ''] = player.cookie.split('=');
    await context.addCookies([{ name, value, url: site.origin }]);
  }
  return context;
}

async function runCell(
  context: BrowserContext,
  site: Site,
  kind: OddKind,
  { place, locale }: { place: PageGroup | OddDialog; locale: Locale },
): Promise<Cell> {
  const name = { fault: `odd ${kind}`, group: `${place.name} (${locale})`, struck: null };
  const page = await context.newPage();
  page.setDefaultTimeout(STEP_MS);
  const errors = recordErrors(page, kind);
  try {
    const path = localePath(locale, place.path);
    const start = Date.now();
    const response = await page.goto(site.origin + path, { waitUntil: 'domcontentloaded' });
    const responseMs = Date.now() - start;
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle', { timeout: 1_200 }).catch(() => undefined);
    if ('open' in place) {
      await place.open(page, locale);
      await page.getByRole('dialog').first().waitFor();
    }
    await keepPicture(page, `${kind}-${place.name}-${locale}`);
    const expected = { kind, path, isItem: place.isItem === true, responseMs };
    const found = await judgeOddPage(page, response, expected);
    return { ...name, problems: [...found, ...errors] };
  } catch (error) {
    const reason = String(error).split('\n').slice(0, 3).join(' ');
    return { ...name, problems: [reason, await shownBy(page), ...errors] };
  } finally {
    await page.close();
  }
}

/** Where a page is and how the text of its dialog begins, or its own, for a failure. */
async function shownBy(page: Page): Promise<string> {
  const text = await page
    .evaluate(() => (document.querySelector<HTMLElement>('dialog[open]') ?? document.body).innerText)
    .catch(String);
  return `${page.url()} shows: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
}

/** Keeps what the page looked like in the folder of `FAULTS_PICTURES`, where one is given. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.FAULTS_PICTURES;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name.replaceAll(/\W+/g, '-')}.png`) });
}
