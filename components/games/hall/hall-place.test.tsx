import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlace, readPlace } from './hall-place';

beforeEach(() => window.history.replaceState({ router: 'kept' }, ''));
afterEach(() => vi.unstubAllGlobals());

describe('where a hall stood', () => {
  it('is stored beside what the router stores, and read back', () => {
    expect(readPlace()).toBeNull();
    vi.stubGlobal('scrollY', 1_234.6);
    keepPlace(true);
    expect(readPlace()).toEqual({ isOpen: true, top: 1_235 });
    expect(window.history.state).toMatchObject({ router: 'kept' });
  });

  it('is written once for the same place, and again for another one', () => {
    const write = vi.spyOn(window.history, 'replaceState');
    vi.stubGlobal('scrollY', 500);
    keepPlace(false);
    keepPlace(false);
    expect(write).toHaveBeenCalledTimes(1);
    keepPlace(true);
    vi.stubGlobal('scrollY', 600);
    keepPlace(true);
    expect(write).toHaveBeenCalledTimes(3);
  });

  it.each([null, 'text', { hall: 7 }, { hall: { top: 'x', isOpen: true } }, { hall: { top: 5 } }])(
    'is none in an entry that holds %j',
    (state) => {
      window.history.replaceState(state, '');
      expect(readPlace()).toBeNull();
    },
  );
});
