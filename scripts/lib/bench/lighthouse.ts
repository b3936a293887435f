import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { ceiling, floor, type Figure } from './figures';
import { CHROMIUM } from '../chromium.mjs';
import { getFreePort } from '../ports.mjs';

/** A page to measure, with its additional limits. */
export interface Audited {
  name: string;
  url: string;
  /** Total bytes it loads. */
  totalLimit?: number;
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
const LIMITS = { performance: 99, full: 100, lcpRatio: 1.8, tbtRatio: 1.3, cls: 0.005 };

/**
 * Lighthouse's mobile measurement of pages and, in the same run, of the smallest page Next.js can produce.
 * @param bare URL of that page.
 */
export async function lighthouseFigures(
  pages: readonly Audited[],
  bare: string,
  runs: number,
): Promise<Figure[]> {
  const least: Audit[] = [];
  const audits = new Map<string, Audit[]>();
  for (let run = 0; run < runs; run += 1) {
    least.push(await audit(bare));
    for (const { name, url } of pages) {
      const found = await audit(url);
      audits.set(name, [...(audits.get(name) ?? []), found]);
      console.log(`run ${run + 1} of ${runs}: ${name} ${JSON.stringify(found)}`);
    }
  }
  return pages.flatMap((page) => figuresOf(page, audits.get(page.name) ?? [], least));
}

function figuresOf(
  { name, totalLimit }: Audited,
  audits: readonly Audit[],
  least: readonly Audit[],
): Figure[] {
  const values = (of: (audit: Audit) => number) => audits.map(of);
  const ratio = (of: (audit: Audit) => number) =>
    audits.map((found, run) => of(found) / of(least[run] ?? found));
  const scores = [
    ['performance', values(({ performance }) => performance), LIMITS.performance],
    ['accessibility', values(({ accessibility }) => accessibility), LIMITS.full],
    ['best practices', values(({ practices }) => practices), LIMITS.full],
    ['search engines', values(({ seo }) => seo), LIMITS.full],
  ] as const;
  const costs = [
    ['largest paint, beside a bare page', ratio(({ lcp }) => lcp), 'x', LIMITS.lcpRatio],
    ['blocking time, beside a bare page', ratio(({ tbt }) => tbt), 'x', LIMITS.tbtRatio],
    ['layout shift', values(({ cls }) => cls), '', LIMITS.cls],
    ['bytes in all', values(({ total }) => total), ' B', totalLimit],
  ] as const;
  return [
    ...scores.map(([what, found, limit]) => floor(`${name}: ${what}`, found, '', limit)),
    ...costs.flatMap(([what, found, unit, limit]) =>
      limit === undefined ? [] : [ceiling(`${name}: ${what}`, found, unit, limit)],
    ),
  ];
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
