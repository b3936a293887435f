import type { Browser, Page } from 'playwright';
import common from '../../../i18n/messages/en/common.json';
import menu from '../../../i18n/messages/en/menu.json';
import games from '../../../i18n/messages/en/games.json';
import { coldFigures } from './cold-taps';
import { longestEvent, recordEvents, showWhole } from './event-times';
import { ceiling, figuresOf, inRuns, type Figure, type Row } from './figures';
import { CPU_SLOWDOWN, PHONE } from './hall/measure';
import type { TestWorld } from '../../../tests/support/test-world';

const PAINT_LIMIT_MS = 100;
const MOVE_LIMIT_MS = 200;
const SETTLE_MS = 1_500;
/** A page that has not loaded by then never will. */
const LIMIT_MS = 15_000;

interface Interaction {
  name: string;
  path: string;
  isForPlayers?: boolean;
  action(page: Page): Promise<void>;
}

const tap = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().tap();

const INTERACTIONS: readonly Interaction[] = [
  { name: 'menu', path: '/', action: tap(menu.menu) },
  { name: 'search', path: '/', action: tap(menu.search) },
  { name: 'sign-in', path: '/', action: tap(common.logIn) },
  { name: 'filter of the hall', path: '/gamehall', action: tap('Slots') },
  {
    name: 'favourite',
    path: '/gamehall',
    isForPlayers: true,
    action: (page) =>
      page
        .getByRole('button', { name: new RegExp(`^${games.favourite.split('{')[0]?.trim()}`) })
        .first()
        .tap(),
  },
];

interface Moves {
  toHall: number;
  toGame: number;
}

const MOVES: readonly Row<Moves>[] = [
  ['page fetched ahead: home to hall', ({ toHall }) => toHall, ' ms', MOVE_LIMIT_MS],
  ['page fetched ahead: hall to game', ({ toGame }) => toGame, ' ms', MOVE_LIMIT_MS],
];

/** How soon a phone slowed four times paints the response to a tap, and the next page of the site. */
export async function interactionFigures(
  world: TestWorld,
  browser: Browser,
  runs: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const interaction of INTERACTIONS) {
    const values = await inRuns(runs, () => timeToPaint(world, browser, interaction));
    figures.push(ceiling(`next paint: ${interaction.name}`, values, ' ms', PAINT_LIMIT_MS));
  }
  figures.push(...(await coldFigures(world.site, browser, runs)));
  return [...figures, ...figuresOf(await inRuns(runs, () => timeOfMoves(world, browser)), MOVES)];
}

async function openSlowed(world: TestWorld, browser: Browser, path: string, isForPlayers = false) {
  const context = await browser.newContext(PHONE);
  if (isForPlayers) await world.signIn(context);
  await recordEvents(context);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await showWhole(session);
  // From the start: the page leaves out its view transitions where its first load shows that the device is slow.
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(world.site + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

async function timeToPaint(world: TestWorld, browser: Browser, { path, isForPlayers, action }: Interaction) {
  const page = await openSlowed(world, browser, path, isForPlayers);
  const time = await longestEvent(page, () => action(page));
  await page.context().close();
  return time;
}

async function timeOfMoves(world: TestWorld, browser: Browser): Promise<Moves> {
  const page = await openSlowed(world, browser, '/');
  const toHall = await timeToPage(page, 'a[href="/gamehall"]', '[data-tile]');
  await page.waitForTimeout(SETTLE_MS);
  const toGame = await timeToPage(page, '[data-tile] a', 'h1');
  await page.context().close();
  return { toHall, toGame };
}

/** From the click on a link with a prefetched page to the frame in which that page is painted. */
async function timeToPage(page: Page, link: string, sign: string): Promise<number> {
  await page.evaluate(intend, link);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(follow, { link, sign, limit: LIMIT_MS });
}

function intend(link: string): void {
  const visible = [...document.querySelectorAll(link)].find((found) => found.checkVisibility());
  visible?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
}

/** Runs in the page. */
function follow({ link, sign, limit }: { link: string; sign: string; limit: number }): Promise<number> {
  const visible = [...document.querySelectorAll<HTMLElement>(link)].find((found) => found.checkVisibility());
  const left = location.pathname;
  const old = document.querySelector(sign);
  const since = performance.now();
  visible?.click();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - since > limit) {
        reject(new Error(`${sign} did not come`));
        return;
      }
      const now = document.querySelector(sign);
      const isThere = location.pathname !== left && now !== null && now !== old;
      // The next frame runs after that one was painted.
      if (isThere) requestAnimationFrame(() => resolve(performance.now() - since));
      else requestAnimationFrame(look);
    };
    look();
  });
}
