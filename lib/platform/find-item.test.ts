import { describe, expect, it, vi } from 'vitest';
import { findItem } from './find-item';

const page = (ids: string[], rest: 'none' | 'unread' | 'failed' = 'none') => ({
  items: ids.map((id) => ({ id })),
  rest,
});

describe('findItem', () => {
  it('finds an item of the list', async () => {
    expect(await findItem(async () => page(['1', '2']), '2')).toEqual({ state: 'found', item: { id: '2' } });
  });

  it('requests nothing for an address that is not an id', async () => {
    const read = vi.fn();
    expect(await findItem(read, 'abc')).toEqual({ state: 'missing' });
    expect(await findItem(read, '1%20')).toEqual({ state: 'missing' });
    expect(read).not.toHaveBeenCalled();
  });

  it('never takes a failed read for a missing item', async () => {
    expect(await findItem(async () => null, '7')).toEqual({ state: 'failed' });
  });

  it('requests again with the id only when the list goes on', async () => {
    const read = vi.fn(async (hint?: string) => (hint === '9' ? page(['9', '1']) : page(['1'], 'unread')));
    expect(await findItem(read, '9')).toEqual({ state: 'found', item: { id: '9' } });
    const whole = vi.fn(async () => page(['1']));
    expect(await findItem(whole, '9')).toEqual({ state: 'missing' });
    expect(whole).toHaveBeenCalledTimes(1);
    const heedless = vi.fn(async () => page(['1'], 'unread'));
    expect(await findItem(heedless, '9')).toEqual({ state: 'missing' });
  });

  it('does not call an item missing whose page of the list could not be read', async () => {
    const heedless = vi.fn(async () => page(['1'], 'failed'));
    expect(await findItem(heedless, '9')).toEqual({ state: 'failed' });
  });
});
