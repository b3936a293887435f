import { describe, expect, it, vi } from 'vitest';
import { markDegraded } from './degraded.server';

const { made, read } = vi.hoisted(() => ({ made: [] as unknown[], read: vi.fn() }));
vi.mock('next/cache', () => ({
  unstable_cache: (_make: unknown, _key: unknown, options: unknown) => {
    made.push(options);
    return read;
  },
}));

describe('markDegraded', () => {
  it('reads something with a life of ten seconds, which shortens that of the page', async () => {
    read.mockResolvedValueOnce(0);
    await markDegraded();
    expect(made).toEqual([{ revalidate: 10 }]);
    expect(read).toHaveBeenCalledOnce();
  });

  it('does nothing outside a rendering', async () => {
    read.mockRejectedValueOnce(new Error('Invariant: incrementalCache missing'));
    await expect(markDegraded()).resolves.toBeUndefined();
  });
});
