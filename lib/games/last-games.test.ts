import { beforeEach, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '@/lib/browser/storage';
import { keepLastGame, lastGames } from './last-games';

vi.mock('@/lib/browser/storage', () => ({ readStored: vi.fn(), writeStored: vi.fn() }));

let stored: readonly unknown[] | null;
const game = (sysname: string) => ({ sysname, name: sysname.toUpperCase(), image: null });

beforeEach(() => {
  stored = null;
  vi.mocked(readStored).mockImplementation(() => stored as never);
  vi.mocked(writeStored).mockImplementation((_key, games) => void (stored = games as readonly unknown[]));
});

it('R-GAME-13 the games played last stand first, each once, eight at most', () => {
  expect(lastGames()).toEqual([]);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'b']) keepLastGame(game(name));
  expect(lastGames().map(({ sysname }) => sysname)).toEqual(['b', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
});

it('reads games it wrote itself, and nothing else', () => {
  stored = [{ sysname: 'book', name: 'Book', image: 7 }, { sysname: 1 }, { sysname: 'x' }, null, 'book', 3];
  expect(lastGames()).toEqual([{ sysname: 'book', name: 'Book', image: null }]);
});
