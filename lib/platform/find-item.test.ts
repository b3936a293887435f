import { describe, expect, it, vi } from 'vitest';
import { findItem, isItemId, uniqueById } from './find-item';

const page = (ids: readonly string[], total = ids.length) => ({ items: ids.map((id) => ({ id })), total });

describe('findItem', () => {
  it('takes the item of the list', async () => {
    expect(await findItem(async () => page(['1', '2']), '2')).toEqual({ state: 'found', item: { id: '2' } });
  });

  it('asks again with the id only where the list goes on', async () => {
    const read = vi.fn(async (hint?: string) => (hint === '9' ? page(['9'], 40) : page(['1'], 40)));
    expect(await findItem(read, '9')).toEqual({ state: 'found', item: { id: '9' } });
    expect(read.mock.calls).toEqual([[], ['9']]);
    const whole = vi.fn(async () => page(['1']));
    expect(await findItem(whole, '9')).toEqual({ state: 'missing' });
    expect(whole).toHaveBeenCalledTimes(1);
  });

  it('never takes a failed read for a missing item', async () => {
    expect(await findItem(async () => null, '1')).toEqual({ state: 'failed' });
    expect(await findItem(async (hint) => (hint ? null : page(['1'], 2)), '2')).toEqual({ state: 'failed' });
  });

  it('is missing when the hint brings something else', async () => {
    expect(await findItem(async () => page(['1'], 2), '2')).toEqual({ state: 'missing' });
  });

  it('does not ask for what is no id', async () => {
    const read = vi.fn(async () => page(['1']));
    for (const odd of ['', 'abc', '-1', '1.5', '../1', '1'.repeat(19)]) {
      expect(await findItem(read, odd)).toEqual({ state: 'missing' });
      expect(isItemId(odd)).toBe(false);
    }
    expect(read).not.toHaveBeenCalled();
  });
});

it('uniqueById keeps the first of each id', () => {
  const items = [
    { id: '1', name: 'a' },
    { id: '2', name: 'b' },
    { id: '1', name: 'c' },
  ];
  expect(uniqueById(items)).toEqual([
    { id: '1', name: 'a' },
    { id: '2', name: 'b' },
  ]);
});
