import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/lib/browser/storage';

const OLD = { path: '/offers', length: 2, game: null };

async function openedFrom(referrer: string, type = 'navigate') {
  vi.resetModules();
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
  const { openedFrom: ask } = await import('./opened-from');
  return ask();
}

describe('the page a game was opened from', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState(null, '', '/fr/game/book');
    writeStored('last_place', OLD);
  });

  it('is the one a document was led here from, with its query', async () => {
    const from = `${window.location.origin}/fr/gamehall?type=slot`;
    const place = { path: '/gamehall?type=slot', length: window.history.length - 1, game: '/game/book' };
    expect(await openedFrom(from)).toEqual(place);
    expect(readStored('last_place')).toEqual(place);
  });

  it.each([
    ['nobody led here', '', 'navigate'],
    ['another site did', 'https://search.example/', 'navigate'],
    ['another game did', 'http://localhost:3000/game/other', 'navigate'],
    ['the cashier did', 'http://localhost:3000/cashier/deposit', 'navigate'],
    ['the page is reloaded', 'http://localhost:3000/gamehall', 'reload'],
    ['it is gone back to', 'http://localhost:3000/gamehall', 'back_forward'],
  ])('is the noted one where %s', async (_, referrer, type) => {
    expect(await openedFrom(referrer.replace('http://localhost:3000', window.location.origin), type)).toEqual(
      OLD,
    );
  });
});
