// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import { recentGamesQuery } from './queries';

const call = platformCalls();

/** A player who played these games, one entry a round, on a platform that returns at most `most` at once. */
function played(sysnames: readonly string[], most = 120): void {
  const rounds = sysnames.map((sysname, id) => ({ id: String(id), game: { sysname, name: sysname } }));
  call.mockImplementation((_, { offset, count }) => ({
    items: rounds.slice(Number(offset), Number(offset) + Math.min(Number(count), most)),
    total: rounds.length,
  }));
}
const recent = () => new QueryClient().fetchQuery(recentGamesQuery(1));
const rounds = (sysname: string, count: number) => Array<string>(count).fill(sysname);
const offsets = () => call.mock.calls.map(([, { offset }]) => Number(offset)).sort((a, b) => a - b);

beforeEach(() => void call.mockReset());

it('R-GAME-19: finds the games from before a long one, in order', async () => {
  played([...rounds('slot', 200), 'dice', 'slot', 'plinko']);
  expect(await recent()).toEqual(['slot', 'dice', 'plinko']);
  expect(offsets()).toEqual([0, 120]);
});

it('finds them where the platform returns fewer entries at once, and gives up after five pages', async () => {
  played([...rounds('slot', 210), 'dice', ...rounds('slot', 400), 'plinko'], 100);
  expect(await recent()).toEqual(['slot', 'dice']);
  expect(offsets()).toEqual([0, 100, 200, 300, 400]);
});

it('reads no further where the first page names enough games', async () => {
  played([...Array.from({ length: 18 }, (_, at) => `g-${at}`), ...rounds('slot', 200)]);
  expect(await recent()).toHaveLength(19);
  expect(call).toHaveBeenCalledOnce();
});

it('is empty for who played nothing', async () => {
  played([]);
  expect(await recent()).toEqual([]);
});
