import { describe, expect, it, vi } from 'vitest';
import { readAll, readWholeList } from './whole-list';

const entries = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => ({ id: String(from + at + 1) }));
const all = (count: number) => entries(0, count);

/** A platform with `count` entries that returns at most `most` at once. */
function platform(count: number, most = 100) {
  return vi.fn(async (offset: number) => ({
    items: entries(offset, Math.min(count, offset + most)),
    total: count,
  }));
}

describe('readWholeList', () => {
  it('sends one request for a list that fits into a page', async () => {
    const read = platform(100);
    expect(await readWholeList(read)).toEqual({ items: all(100), rest: 'none' });
    expect(read).toHaveBeenCalledOnce();
  });

  it('goes on to the last entry, also where the platform returns fewer at once than requested', async () => {
    const read = platform(120);
    expect(await readWholeList(read)).toEqual({ items: all(120), rest: 'none' });
    expect(read.mock.calls).toEqual([[0], [100]]);
    expect((await readWholeList(platform(120, 25)))?.items).toHaveLength(120);
  });

  it('ends with doubles, and with a total that is never reached', async () => {
    const ignoresOffset = vi.fn(async () => ({ items: all(100), total: 300 }));
    expect(await readWholeList(ignoresOffset)).toEqual({ items: all(100), rest: 'none' });
    expect(ignoresOffset).toHaveBeenCalledTimes(2);
    const shrinks = vi.fn(async (offset: number) => ({ items: offset === 0 ? all(3) : [], total: 500 }));
    expect(await readWholeList(shrinks)).toEqual({ items: all(3), rest: 'none' });
  });

  it('leaves a list alone that never ends', async () => {
    const read = platform(1_000_000);
    const list = await readWholeList(read);
    expect([list?.items.length, list?.rest]).toEqual([2_000, 'unread']);
    expect(read).toHaveBeenCalledTimes(20);
  });

  it('keeps what came when a later page fails, and says so', async () => {
    const read = async (offset: number) => (offset === 0 ? { items: all(100), total: 120 } : null);
    expect(await readWholeList(read)).toEqual({ items: all(100), rest: 'failed' });
    expect(await readWholeList(async () => null)).toBeNull();
  });
});

describe('readAll', () => {
  it('gives every entry, and hands a failure on', async () => {
    expect(await readAll(platform(250))).toEqual(all(250));
    const failed = new Error('no response');
    await expect(readAll(() => Promise.reject(failed))).rejects.toBe(failed);
  });
});
