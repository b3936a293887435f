import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { figuresOf, inRuns, type Figure, type Row } from './figures';
import { CHROMIUM } from '../chromium.mjs';
import { getFreePort } from '../ports.mjs';

/** A page to measure, with its additional limits. */
export interface Audited {
  name: string;
  url: string;
  /** Total bytes it loads. */
  totalLimit?: number | undefined;
}

export interface Audit {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  total: number;
}

/** Maximum attempts to record a page. */
const RECORDINGS = 3;

const goalsOf = (totalLimit?: number): readonly Row<Audit & { least: Audit }>[] => [
  ['performance', ({ performance }) => performance, '', 99, true],
  ['accessibility', ({ accessibility }) => accessibility, '', 100, true],
  ['best practices', ({ practices }) => practices, '', 100, true],
  ['search engines', ({ seo }) => seo, '', 100, true],
  ['largest paint, beside a bare page', ({ lcp, least }) => lcp / least.lcp, 'x', 1.8],
  ['blocking time, beside a bare page', ({ tbt, least }) => tbt / least.tbt, 'x', 1.3],
  ['layout shift', ({ cls }) => cls, '', 0.005],
  ['bytes in all', ({ total }) => total, ' B', totalLimit],
];

/**
 * Lighthouse's mobile measurement of pages and, in the same run, of the smallest page Next.js can produce.
 * @param bare URL of that page.
 */
export async function lighthouseFigures(
  pages: readonly Audited[],
  bare: string,
  runs: number,
): Promise<Figure[]> {
  const measured = await inRuns(runs, async (run) => {
    const least = await audit(bare);
    const audits: (Audit & { least: Audit })[] = [];
    for (const { name, url } of pages) {
      const found = await audit(url);
      audits.push({ ...found, least });
      console.log(`run ${run + 1} of ${runs}: ${name} ${JSON.stringify(found)}`);
    }
    return audits;
  });
  return pages.flatMap(({ name, totalLimit }, page) =>
    figuresOf(
      measured.flatMap((audits) => audits[page] ?? []),
      goalsOf(totalLimit),
    ).map((figure) => ({ ...figure, name: `${name}: ${figure.name}` })),
  );
}

/**
 * Lighthouse's mobile measurement of one page; times in milliseconds, bytes as sent.
 * @throws when no recording of the page succeeds.
 */
export async function audit(url: string): Promise<Audit> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await auditOnce(url);
    } catch (error) {
      // Lighthouse occasionally loses the beginning of a recording; such a run has no figures at all.
      console.log(`no recording: ${String(error)}`);
      if (tried === RECORDINGS) throw error;
    }
  }
}

async function auditOnce(url: string): Promise<Audit> {
  const port = await getFreePort();
  const browser = await chromium.launch({
    ...CHROMIUM,
    args: [...CHROMIUM.args, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
    if (!result) throw new Error(`${url} was not measured.`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practices: score('best-practices'),
      seo: score('seo'),
      fcp: Math.round(value('first-contentful-paint')),
      lcp: Math.round(value('largest-contentful-paint')),
      tbt: Math.round(value('total-blocking-time')),
      cls: value('cumulative-layout-shift'),
      total: value('total-byte-weight'),
    };
  } finally {
    await browser.close();
  }
}
