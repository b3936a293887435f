import type { Browser } from 'playwright';
import common from '../../../i18n/messages/en/common.json';
import menu from '../../../i18n/messages/en/menu.json';
import { NAME_HELPER } from '../chromium.mjs';
import { showWhole } from './event-times';
import { figuresOf, inRuns, type Figure, type Row } from './figures';
import { CPU_SLOWDOWN, PHONE } from './hall/measure';

const FIRST_LIMIT_MS = 100;
const WHOLE_LIMIT_MS = 400;
/** Time between the finger's approach and its tap. */
const INTENT_MS = 300;
const LIMIT_MS = 20_000;
/** Slow 4G as Lighthouse simulates it: 150 ms round-trip time, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface ColdTap {
  name: string;
  path: string;
  button: string;
  /** Visible once everything the tap opens is there; null where its button is toggled. */
  sign: string | null;
}

const COLD_TAPS: readonly ColdTap[] = [
  { name: 'menu', path: '/', button: menu.menu, sign: 'dialog[open] a' },
  { name: 'search', path: '/', button: menu.search, sign: 'dialog[open] input' },
  { name: 'sign-up', path: '/', button: common.register, sign: 'dialog[open] input' },
  { name: 'filter of the hall', path: '/gamehall', button: 'Slots', sign: null },
];

/** When the first tap happens: once its button is visible, or once the page is hydrated but lacks the code behind it. */
const MOMENTS = ['at once', 'page hydrated'] as const;
type Moment = (typeof MOMENTS)[number];

interface TapTimes {
  first: number;
  whole: number;
}

/**
 * The first tap of a visit on a phone slowed four times, on slow 4G with an empty cache: the time to any response, and
 * to the complete one.
 */
export async function coldFigures(site: string, browser: Browser, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const moment of MOMENTS) {
    for (const tap of COLD_TAPS) {
      const times = await inRuns(runs, () => timeOf(site, browser, tap, moment));
      const name = `first tap, ${moment}: ${tap.name}`;
      const rows: readonly Row<TapTimes>[] = [
        [`${name}, something responds`, ({ first }) => first, ' ms', FIRST_LIMIT_MS],
        [`${name}, all of it`, ({ whole }) => whole, ' ms', WHOLE_LIMIT_MS],
      ];
      figures.push(...figuresOf(times, rows));
    }
  }
  return figures;
}

async function timeOf(
  site: string,
  browser: Browser,
  { path, button, sign }: ColdTap,
  moment: Moment,
): Promise<TapTimes> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript(NAME_HELPER);
    await context.addInitScript(forgetActivation);
    await context.addInitScript(watch, sign);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await showWhole(session);
    await page.goto(site + path, { waitUntil: 'commit' });
    const target = page.getByRole('button', { name: button, exact: true }).filter({ visible: true }).first();
    await target.waitFor();
    if (moment === 'page hydrated') await page.waitForFunction(isHydrated);
    // React derives `pointerenter` from it.
    await target.dispatchEvent('pointerover', { bubbles: true, pointerType: 'touch' });
    await page.waitForTimeout(INTENT_MS);
    await target.tap({ noWaitAfter: true });
    const times = await page.waitForFunction(readTimes, undefined, { timeout: LIMIT_MS });
    return (await times.jsonValue()) || { first: 0, whole: 0 };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: Playwright evaluates everything as if by a click, so the page would think that it had been touched
 * before.
 */
function forgetActivation(): void {
  Object.defineProperty(navigator, 'userActivation', { value: undefined });
}

/** Runs in the page: whether clicks reach their handlers. */
function isHydrated(): boolean {
  return window.earlyActions?.replay !== undefined;
}

/** Runs in the page: the times, once all are known. A function, as the content security policy forbids strings. */
function readTimes(): TapTimes | false {
  const { tapTimes } = globalThis as unknown as { tapTimes: TapTimes };
  return tapTimes.whole > 0 && tapTimes;
}

/** Runs in the page: records the frames after the first tap in which something, and then everything, is painted. */
function watch(sign: string | null): void {
  const times = { first: 0, whole: 0 };
  Object.assign(globalThis, { tapTimes: times });
  const hasResponded = (button: Element) =>
    Number(getComputedStyle(button).opacity) < 1 ||
    document.querySelector('dialog[open], [aria-busy="true"]') !== null;
  addEventListener(
    'pointerup',
    ({ target, timeStamp }) => {
      const button = (target as Element).closest('button') ?? (target as Element);
      const look = () => {
        const now = performance.now() - timeStamp;
        const isAll = sign === null ? button.ariaPressed === 'true' : document.querySelector(sign) !== null;
        if (times.first === 0 && (isAll || hasResponded(button)))
          requestAnimationFrame(() => (times.first = now));
        if (isAll) requestAnimationFrame(() => (times.whole = now));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
