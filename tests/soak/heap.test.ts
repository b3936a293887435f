import { expect, it } from 'vitest';
import { slopeOf, type HeapSample } from './heap';

const sample = (minute: number, mb: number): HeapSample => ({
  at: minute * 60_000,
  heapUsed: mb * 1_048_576,
  arrayBuffers: 0,
  rss: 0,
  handles: 0,
});

it.each<[string, HeapSample[], number]>([
  ['rises by two a minute', [sample(0, 10), sample(1, 12), sample(2, 14)], 2],
  ['falls', [sample(0, 10), sample(2, 9)], -0.5],
  ['stays, up and down', [sample(0, 10), sample(1, 12), sample(2, 10)], 0],
  ['was taken once', [sample(0, 10)], 0],
])('a heap that %s', (_name, samples, slope) => {
  expect(slopeOf(samples)).toBeCloseTo(slope, 6);
});
