import { existsSync, readFileSync } from 'node:fs';
import { until } from '../support/until';

export interface HeapSample {
  /** Milliseconds since 1970. */
  at: number;
  /** Bytes after a collection. */
  heapUsed: number;
  arrayBuffers: number;
  rss: number;
  handles: number;
}

const MB = 1_048_576;
const SAMPLE_LIMIT_MS = 20_000;

function samplesOf(file: string): HeapSample[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as HeapSample);
}

/** Lets the server collect and report; resolves with the new sample. */
export async function takeSample(pid: number, file: string): Promise<HeapSample> {
  const before = samplesOf(file).length;
  process.kill(pid, 'SIGUSR2');
  await until('the heap is reported', SAMPLE_LIMIT_MS, () => samplesOf(file).length > before);
  const newest = samplesOf(file).at(-1);
  if (newest === undefined) throw new Error('The heap was not reported.');
  return newest;
}

/** Growth of the collected heap by least squares. MiB a minute. */
export function slopeOf(samples: readonly HeapSample[]): number {
  const points = samples.map(({ at, heapUsed }) => ({ x: at / 60_000, y: heapUsed / MB }));
  const mean = (read: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + read(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const common = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0);
  return spread === 0 ? 0 : common / spread;
}

export const inMb = (bytes: number): string => (bytes / MB).toFixed(1);
