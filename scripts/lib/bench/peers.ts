import type { Browser } from 'playwright';
import { longestEvent, recordEvents } from './event-times';
import { figuresOf, informative, inRuns, median, type Figure, type Row } from './figures';
import { CPU_SLOWDOWN, PHONE } from './hall/measure';
import { audit, type Audit } from './lighthouse';

const SETTLE_MS = 2_000;
/** Buttons tapped per page, one after another, each on a fresh page. */
const TAPS = 3;

interface Measured extends Audit {
  /** The slowest of the taps, from the finger to the next paint; NaN where a page shows no button. */
  tap: number;
}

/** The comparison's rows, in order; a lower figure is better in each. */
const COMPARED: readonly Row<Measured>[] = [
  ['bytes in all', ({ total }) => total, ' B'],
  ['first paint', ({ fcp }) => fcp, ' ms'],
  ['largest paint', ({ lcp }) => lcp, ' ms'],
  ['blocking time', ({ tbt }) => tbt, ' ms'],
  ['layout shift', ({ cls }) => cls, ''],
  ['slowest tap', ({ tap }) => tap, ' ms'],
];

/**
 * Pages of other sites beside one of ours, measured alternately in the same run: Lighthouse's mobile measurement, and
 * taps on the first buttons of each on a phone slowed four times. Other sites are not modified; each is visited as any
 * phone would, `runs` times.
 * @param own URL of our page.
 * @throws when a page cannot be measured.
 */
export async function peerFigures(
  own: string,
  peers: readonly string[],
  browser: Browser,
  runs: number,
): Promise<Figure[]> {
  const found = new Map<string, Measured[]>([own, ...peers].map((url) => [url, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const [url, list] of found) {
      list.push({ ...(await audit(url)), tap: await slowestTap(browser, url) });
      console.log(`run ${run + 1} of ${runs}: ${url} ${JSON.stringify(list.at(-1))}`);
    }
  }
  const ours = compared('ours', found.get(own));
  const theirs = peers.flatMap((peer) => compared(new URL(peer).host, found.get(peer)));
  return [
    ...ours,
    ...theirs.flatMap((figure, index) => {
      const base = median(ours[index % COMPARED.length]?.values ?? []);
      const ratios = figure.values.map((value) => value / base);
      return [figure, ...(base > 0 ? [informative('  beside ours', ratios, 'x')] : [])];
    }),
  ];
}

function compared(site: string, measured: readonly Measured[] = []): Figure[] {
  return figuresOf(measured, COMPARED).map((figure) => ({
    ...figure,
    name: `${site}: ${figure.name}`,
    values: figure.values.filter((value) => !Number.isNaN(value)),
  }));
}

async function slowestTap(browser: Browser, url: string): Promise<number> {
  const times = await inRuns(TAPS, (tap) => timeOfTap(browser, url, tap));
  const measured = times.filter((time) => time !== null);
  return measured.length === 0 ? Number.NaN : Math.max(...measured);
}

async function timeOfTap(browser: Browser, url: string, index: number): Promise<number | null> {
  const context = await browser.newContext(PHONE);
  try {
    await recordEvents(context);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(SETTLE_MS);
    const button = page.getByRole('button').filter({ visible: true }).nth(index);
    if ((await button.count()) === 0) return null;
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await longestEvent(page, () => button.tap({ noWaitAfter: true, force: true }));
  } finally {
    await context.close();
  }
}
