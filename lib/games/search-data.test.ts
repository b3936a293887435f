// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import type { SearchIndex } from './search-index';
import { readSearchData, writeSearchData, type StoredSearch } from './search-store';

vi.mock('./search-store', () => ({ readSearchData: vi.fn(), writeSearchData: vi.fn() }));

const call = platformCalls();

const game = (at: number) => ({
  sysname: `game-${at}`,
  name: `Game ${at}`,
  image: null,
  provider: 'sunplay',
  type: 'slot',
  hasDemo: true,
});

/** A platform with `size` games that returns at most `step` at once. */
function house(size: number, step = 1_000): void {
  call.mockImplementation((method, input) => {
    if (method !== 'games.get') return Promise.resolve({ items: [], total: 0 });
    const length = Math.max(0, Math.min(step, size - Number(input.offset)));
    const items = Array.from({ length }, (_, at) => game(Number(input.offset) + at));
    return Promise.resolve({ items, total: size, pageSize: null });
  });
}

const stored = (savedAt: number): StoredSearch => ({
  savedAt,
  games: [game(1)],
  total: 1,
  providers: [],
  categories: [],
});

async function load(): Promise<SearchIndex[]> {
  const { loadSearchIndex } = await import('./search-data');
  const indexes: SearchIndex[] = [];
  await loadSearchIndex({}, (index) => indexes.push(index));
  return indexes;
}

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.mocked(readSearchData).mockResolvedValue(null);
  vi.mocked(writeSearchData).mockResolvedValue(undefined);
});

describe('the games the search holds (R-GAME-13)', () => {
  it('reads every page of the house and keeps it on the device', async () => {
    house(250, 100);
    const [index] = await load();
    expect(index?.data.games).toHaveLength(250);
    expect(index?.isComplete).toBe(true);
    expect(writeSearchData).toHaveBeenCalledTimes(1);
    await load();
    expect(writeSearchData).toHaveBeenCalledTimes(1);
  });

  it('holds a part of a very large house, and knows it', async () => {
    house(40_000);
    const [index] = await load();
    expect(index?.data.games).toHaveLength(10_000);
    expect(index?.isComplete).toBe(false);
  });

  it('uses what the device cached, without a call while it is young', async () => {
    vi.mocked(readSearchData).mockResolvedValue(stored(Date.now()));
    expect(await load()).toHaveLength(1);
    expect(call).not.toHaveBeenCalled();
  });

  it('uses old games at once and newer ones as they come', async () => {
    vi.mocked(readSearchData).mockResolvedValue(stored(0));
    house(3);
    expect((await load()).map(({ data }) => data.games.length)).toEqual([1, 3]);
  });

  it('reads games again that were kept while the clock of the device was ahead', async () => {
    vi.mocked(readSearchData).mockResolvedValue(stored(Date.now() + 86_400_000));
    house(3);
    expect((await load()).map(({ data }) => data.games.length)).toEqual([1, 3]);
  });

  it('keeps the old ones when the platform cannot be read, and ends with a list that grows no more', async () => {
    vi.mocked(readSearchData).mockResolvedValue(stored(0));
    call.mockRejectedValue(new Error('offline'));
    expect(await load()).toHaveLength(1);
    expect(writeSearchData).not.toHaveBeenCalled();
  });
});
