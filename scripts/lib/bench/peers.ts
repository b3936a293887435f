import type { Browser } from 'playwright';
import { longestEvent, recordEvents } from './event-times';
import { informative, type Figure, median } from './figures';
import { CPU_SLOWDOWN, PHONE } from './hall/measure';
import { audit, type Audit } from './lighthouse';

const SETTLE_MS = 2_000;
/** Buttons tapped per page, one after another, each on a fresh page. */
const TAPS = 3;

interface Measured extends Audit {
  /** The slowest of the taps, from the finger to the next paint; null where a page shows no button. */
  tap: number | null;
}

/** The comparison's rows, in order; a lower figure is better in each. */
const COMPARED: readonly { name: string; unit: string; of(measured: Measured): number | null }[] = [
  { name: 'bytes in all', unit: ' B', of: ({ total }) => total },
  { name: 'first paint', unit: ' ms', of: ({ fcp }) => fcp },
  { name: 'largest paint', unit: ' ms', of: ({ lcp }) => lcp },
  { name: 'blocking time', unit: ' ms', of: ({ tbt }) => tbt },
  { name: 'layout shift', unit: '', of: ({ cls }) => cls },
  { name: 'slowest tap', unit: ' ms', of: ({ tap }) => tap },
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
  const ours = found.get(own) ?? [];
  return [
    ...COMPARED.map((compared) =>
      informative(`ours: ${compared.name}`, valuesOf(ours, compared), compared.unit),
    ),
    ...peers.flatMap((peer) => figuresOf(new URL(peer).host, found.get(peer) ?? [], ours)),
  ];
}

function figuresOf(host: string, theirs: readonly Measured[], ours: readonly Measured[]): Figure[] {
  return COMPARED.flatMap((compared) => {
    const values = valuesOf(theirs, compared);
    const base = median(valuesOf(ours, compared));
    const beside = informative(
      '  beside ours',
      values.map((value) => value / base),
      'x',
    );
    return [informative(`${host}: ${compared.name}`, values, compared.unit), ...(base > 0 ? [beside] : [])];
  });
}

function valuesOf(measured: readonly Measured[], { of }: (typeof COMPARED)[number]): number[] {
  return measured.map(of).filter((value) => value !== null);
}

async function slowestTap(browser: Browser, url: string): Promise<number | null> {
  const times: number[] = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const time = await timeOfTap(browser, url, tap);
    if (time !== null) times.push(time);
  }
  return times.length === 0 ? null : Math.max(...times);
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
