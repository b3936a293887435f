import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../figures';
import type { HallProbe } from './probe';

export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const CPU_SLOWDOWN = 4;
const SWIPE = { pixelsPerFrame: 60, frames: 360 };
const FLING = { pixelsPerFrame: 500, frames: 360 };
const WHOLE = { pixelsPerFrame: 1_500 };
/** A list without windowing paints some three frames a second. */
const CRAWL = { pixelsPerFrame: 60, frames: 20 };
const SETTLE_MS = 800;

export interface BenchPlaces {
  /** URL of the product's hall. */
  hall: string;
  /** URLs of the reference lists, see `reference.tsx`. */
  plain: string;
  bare: string;
  /** Script of `probe.ts`. */
  probe: string;
}

type ScrollRun = Awaited<ReturnType<HallProbe['scroll']>>;
interface TimedRun extends ScrollRun {
  /** CPU time of the page's main thread per frame, in milliseconds. */
  busyMs: number;
}

export type HallRun = Awaited<ReturnType<typeof measureOnce>>;

/** One measurement of everything: scrolling the hall, its response times, and the reference lists right afterwards. */
export async function measureOnce(on: Browser, places: BenchPlaces) {
  const hall = await openPage(on, places.hall, places.probe);
  await hall.page.getByRole('button', { name: 'Show more' }).tap();
  await hall.settle();
  const swipe = await hall.scroll(SWIPE);
  const fling = await hall.scroll(FLING);
  await hall.toTop();
  const whole = await hall.scroll(WHOLE);
  await hall.toTop();
  const look = await hall.scroll({ ...WHOLE, isInspecting: true });
  const shift = await hall.page.evaluate('hallProbe.shift()');
  await hall.close();
  const responseTimes = await measureResponseTimes(on, places);

  const list = await openPage(on, places.plain, places.probe);
  const plain = await list.scroll(SWIPE);
  const plainFling = await list.scroll(FLING);
  await list.close();
  const unwindowed = await openPage(on, places.bare, places.probe);
  const bare = await unwindowed.scroll(CRAWL);
  await unwindowed.close();
  return { swipe, fling, whole, look, plain, plainFling, bare, shift: Number(shift), ...responseTimes };
}

interface ResponseTimes {
  /** The first filter of a visit: it loads code and games, without a preceding pointer movement. */
  firstFilterMs: number;
  filterMs: number;
  searchMs: number;
}

/** Response times of the hall for a filter and for a search through all games on the device. */
async function measureResponseTimes(on: Browser, places: BenchPlaces): Promise<ResponseTimes> {
  const { page, settle, close } = await openPage(on, places.hall, places.probe);
  const firstFilterMs = Number(await page.evaluate('hallProbe.filter("Slots")'));
  await settle();
  const filterMs = Number(await page.evaluate('hallProbe.filter("Live")'));
  await page.getByRole('main').getByRole('button', { name: 'Search games' }).tap();
  const dialog = page.getByRole('dialog');
  const field = dialog.locator('input[type="search"]');
  // Only the local index tolerates a typing error: once it does, all games are loaded.
  await field.fill('goldne');
  await dialog
    .getByRole('option', { name: /^Golden/ })
    .first()
    .waitFor();
  await settle();
  const searches: number[] = [];
  for (const text of ['comet', 'falcon', 'island']) {
    searches.push(Number(await page.evaluate(`hallProbe.search("${text}")`)));
    await settle();
  }
  await close();
  return { firstFilterMs, filterMs, searchMs: median(searches) };
}

async function openPage(on: Browser, url: string, probe: string) {
  const context = await on.newContext(PHONE);
  await context.addInitScript({ content: probe });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // The thread's own CPU time, so that other programs do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('[data-tile], .tile').first().waitFor();
  const settle = () => page.waitForTimeout(SETTLE_MS);
  await settle();
  return {
    page,
    settle,
    scroll: (wish: object) => scrollTimed(page, session, wish),
    toTop: async () => {
      await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
      await settle();
    },
    close: () => context.close(),
  };
}

async function scrollTimed(page: Page, session: CDPSession, wish: object): Promise<TimedRun> {
  const before = await busySeconds(session);
  const run = (await page.evaluate(`hallProbe.scroll(${JSON.stringify(wish)})`)) as ScrollRun;
  const after = await busySeconds(session);
  return { ...run, busyMs: (1_000 * (after - before)) / Math.max(1, run.frames.length) };
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
