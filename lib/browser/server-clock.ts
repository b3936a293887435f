/** A smaller difference counts as none: the header has whole seconds, and a response takes time. */
const TOLERANCE_MS = 5_000;

let reading: Promise<number> | null = null;

/**
 * Milliseconds by which the site's clock is ahead of the device's, which can be hours off; measured once per document.
 * 0 where the two agree or the site did not respond; the next call then measures again. Never rejects.
 */
export function serverClockOffset(): Promise<number> {
  reading ??= measure().catch(() => {
    reading = null;
    return 0;
  });
  return reading;
}

async function measure(): Promise<number> {
  const before = Date.now();
  const offset = (await siteTime()) - (before + Date.now()) / 2;
  return Math.abs(offset) > TOLERANCE_MS ? offset : 0;
}

/** Lower bound of that: too low by the response time and up to a second. 0 on failure. Never rejects. */
export async function leastServerClockOffset(): Promise<number> {
  const time = await siteTime().catch(() => NaN);
  return Number.isNaN(time) ? 0 : time - Date.now();
}

/** The site's time in whole seconds, as milliseconds since 1970; NaN where the response has no date. */
async function siteTime(): Promise<number> {
  const { headers } = await fetch('/build-version', { method: 'HEAD', cache: 'no-store' });
  return Date.parse(headers.get('date') ?? '');
}
