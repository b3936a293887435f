/** Nearer than this the two clocks count as one: the header knows whole seconds, and an answer takes its time. */
const TOLERANCE_MS = 5_000;

let asked: Promise<number> | null = null;

/**
 * Milliseconds the site's clock is ahead of the device's, asked for once per document: devices are wrong by hours. 0 where the
 * two agree or the site did not answer; the next call then asks again. Never rejects.
 */
export function serverClockOffset(): Promise<number> {
  asked ??= measure().catch(() => {
    asked = null;
    return 0;
  });
  return asked;
}

async function measure(): Promise<number> {
  const before = Date.now();
  const { headers } = await fetch('/build-version', { method: 'HEAD', cache: 'no-store' });
  const offset = Date.parse(headers.get('date') ?? '') - (before + Date.now()) / 2;
  return Math.abs(offset) > TOLERANCE_MS ? offset : 0;
}
