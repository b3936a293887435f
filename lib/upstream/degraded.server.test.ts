import { describe, expect, it, vi } from 'vitest';
import { markDegraded, markMadeOfDefaults, noticeFallbacks } from './degraded.server';

const { made, reads } = vi.hoisted(() => ({
  made: [] as unknown[],
  reads: [] as ReturnType<typeof vi.fn>[],
}));
vi.mock('next/cache', () => ({
  unstable_cache: (_make: unknown, _key: unknown, options: unknown) => {
    made.push(options);
    const read = vi.fn();
    reads.push(read);
    return read;
  },
}));

describe.each([
  ['a page of last good responses', markDegraded, 0, { revalidate: 10, tags: [] }, false],
  ['a page of defaults', markMadeOfDefaults, 1, { revalidate: 10, tags: ['made-of-defaults'] }, true],
])('%s', (_name, mark, index, options, hasGaps) => {
  it('reads something with a life of ten seconds, which shortens that of the page', async () => {
    reads[index]?.mockResolvedValueOnce(0);
    await mark();
    expect(made[index]).toEqual(options);
    expect(reads[index]).toHaveBeenCalledOnce();
  });

  it('does nothing outside a rendering', async () => {
    reads[index]?.mockRejectedValueOnce(new Error('Invariant: incrementalCache missing'));
    await expect(mark()).resolves.toBeUndefined();
  });

  it('is noticed by what is made outside of a rendering, and by nothing beside it', async () => {
    const [marked, whole] = await Promise.all([
      noticeFallbacks(async () => {
        await mark();
        return 'gaps';
      }),
      noticeFallbacks(() => Promise.resolve('whole')),
    ]);
    expect(marked).toEqual({ made: 'gaps', hasFallbacks: true, hasGaps });
    expect(whole).toEqual({ made: 'whole', hasFallbacks: false, hasGaps: false });
  });

  it('is noticed by what is made around the part that it went into', async () => {
    const around = await noticeFallbacks(() => noticeFallbacks(mark));
    expect(around).toMatchObject({ hasFallbacks: true, hasGaps });
  });
});
