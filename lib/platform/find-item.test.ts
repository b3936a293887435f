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
    for (const id of ['', '..', 'a b', 'a/b', '1%20', 'dep%3A1', 'a'.repeat(65)])
      expect(await findItem(read, id), id).toEqual({ state: 'missing' });
    expect(read).not.toHaveBeenCalled();
  });

  it.each(['0b7e6a4e-5d3c-4f0e-9a51-7c3b2f1d8e90', 'summer_24', 'v1.2'])(
    'R-OFFER-01, R-TOUR-01, R-JACK-01 finds an item with the id %s of another platform',
    async (id) => {
      const read = vi.fn(async () => page(['1', id]));
      expect(await findItem(read, id)).toEqual({ state: 'found', item: { id } });
      expect(read).toHaveBeenCalledOnce();
    },
  );

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
