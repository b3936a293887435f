import { describe, expect, it, vi } from 'vitest';
import { HASH_LOOKUP_PAUSE_MS, scrollToHash, type ScrollSurface } from './scroll';

function surface(foundAt: number, changes: Partial<ScrollSurface> = {}) {
  let lookups = 0;
  const found = { getBoundingClientRect: () => ({ top: 400 }) };
  return {
    find: vi.fn((id: string) => {
      lookups += 1;
      return id === 'winners' && lookups >= foundAt ? found : null;
    }),
    headerHeight: () => 72,
    scrollY: () => 100,
    scrollTo: vi.fn(),
    prefersReducedMotion: () => false,
    wait: vi.fn<ScrollSurface['wait']>(() => Promise.resolve()),
    ...changes,
  };
}

describe('scrollToHash', () => {
  it('R-ROUTE-28 scrolls smoothly to the target, offset by the header height', async () => {
    const page = surface(1);
    expect(await scrollToHash('#winners', page)).toBe(true);
    expect(page.scrollTo).toHaveBeenCalledWith({ top: 428, behavior: 'smooth' });
    expect(page.wait).not.toHaveBeenCalled();
  });

  it('R-ROUTE-29, R-CONST-13 looks up again 5 times, 300 ms apart, and then gives up', async () => {
    const page = surface(7);
    expect(await scrollToHash('#winners', page)).toBe(false);
    expect(page.find).toHaveBeenCalledTimes(6);
    expect(vi.mocked(page.wait).mock.calls).toEqual(Array(5).fill([HASH_LOOKUP_PAUSE_MS]));
    expect(page.scrollTo).not.toHaveBeenCalled();
  });

  it('R-ROUTE-29 finds a target that comes with the fifth retry', async () => {
    expect(await scrollToHash('#winners', surface(6))).toBe(true);
  });

  it('stops looking when the visitor has gone on', async () => {
    const leaving = new AbortController();
    const page = surface(9, { wait: () => Promise.resolve(leaving.abort()) });
    expect(await scrollToHash('#winners', page, leaving.signal)).toBe(false);
    expect(page.find).toHaveBeenCalledTimes(1);
  });

  it('does not animate for visitors who asked for less motion', async () => {
    const page = surface(1, { prefersReducedMotion: () => true });
    await scrollToHash('#winners', page);
    expect(page.scrollTo).toHaveBeenCalledWith({ top: 428, behavior: 'instant' });
  });

  it.each(['', '#', '#tgWebAppData=abc&x=1'])('looks for nothing in "%s"', async (hash) => {
    const page = surface(1);
    expect(await scrollToHash(hash, page)).toBe(false);
    expect(page.find).not.toHaveBeenCalled();
  });

  it('takes a hash with broken encoding as it is', async () => {
    const page = surface(9);
    await scrollToHash('#%E0%A4%A', page);
    expect(page.find).toHaveBeenCalledWith('%E0%A4%A');
  });
});

describe('what a hash is looked up as', () => {
  const lookedUp = async (hash: string) => {
    const page = surface(9, { wait: () => Promise.resolve() });
    await scrollToHash(hash, page);
    return [...new Set(vi.mocked(page.find).mock.calls.map(([id]) => id))];
  };

  it('R-ROUTE-29: as written and decoded, each once', async () => {
    expect(await lookedUp('#caf%C3%A9')).toEqual(['caf%C3%A9', 'café']);
    expect(await lookedUp('#a#b')).toEqual(['a#b']);
    expect(await lookedUp('top')).toEqual(['top']);
  });

  it('R-ROUTE-29: the decoded one is found where the written one is not', async () => {
    const page = surface(1);
    expect(await scrollToHash('#%77inners', page)).toBe(true);
    expect(vi.mocked(page.find).mock.calls).toEqual([['%77inners'], ['winners']]);
  });

  it('R-ROUTE-28: never scrolls above the page, and waits for nothing without a hash', async () => {
    const page = surface(1, { headerHeight: () => 900 });
    await scrollToHash('#winners', page);
    expect(page.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    await scrollToHash('', page);
    expect(page.wait).not.toHaveBeenCalled();
  });
});
