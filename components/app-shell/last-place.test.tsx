import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored } from '@/lib/browser/storage';
import { paths } from '@/lib/routing/paths';
import { LastPlaceKeeper } from './last-place';

const address = vi.hoisted(() => ({ path: '/', query: '' }));
vi.mock('next/navigation', () => ({
  usePathname: () => address.path,
  useSearchParams: () => new URLSearchParams(address.query),
}));

beforeEach(() => sessionStorage.clear());

/** Visits the pages in order and returns what was stored. */
function visit(...paths: string[]) {
  const { rerender } = render(<p />);
  for (const path of paths) {
    [address.path, address.query = ''] = path.split('?') as [string, string?];
    rerender(<LastPlaceKeeper />);
  }
  return readStored('last_place');
}

describe('LastPlaceKeeper', () => {
  it('remembers page and query without the language, and the game opened from there', () => {
    expect(visit('/fr/gamehall?type=live', '/fr/game/book')).toEqual({
      path: '/gamehall?type=live',
      length: window.history.length,
      game: '/game/book',
    });
  });

  it('knows the last of several games, and that leaving it is no step back', () => {
    const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(4);
    visit('/winners');
    length.mockReturnValue(6);
    expect(visit('/game/book', '/game/fruit')).toEqual({ path: '/winners', length: 4, game: '/game/fruit' });
  });

  it('counts a page that Back from its game led to as before it, so that leaving the next game goes back', () => {
    const length = vi.spyOn(window.history, 'length', 'get').mockReturnValue(4);
    visit('/winners');
    length.mockReturnValue(5);
    expect(visit('/game/book', '/winners', '/game/fruit')).toEqual({
      path: '/winners',
      length: 4,
      game: '/game/fruit',
    });
    // Opened once more after the game, it is a new entry.
    length.mockReturnValue(6);
    expect(visit('/winners')).toMatchObject({ length: 6 });
  });

  it('passes the cashier over', () => {
    expect(visit('/jackpots/61', '/game/book', '/cashier/deposit', '/game/book')?.path).toBe('/jackpots/61');
  });

  it('R-SOC-04: knows a game opened by its address, which a payment returns to, with the hall as its exit', () => {
    expect(visit('/fr/game/book', '/fr/cashier/deposit')).toEqual({
      path: paths.gameHall(),
      length: -1,
      game: '/game/book',
    });
  });
});
