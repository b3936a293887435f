// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { platformCalls } from '@/tests/support/platform-calls';
import { readGames } from './read-games';

const call = platformCalls();
const { signal } = new AbortController();

/** A platform with `total` games that returns at most `most` at once; those at `doubled` appear a second time. */
function platform(total: number, most: number, doubled: readonly number[] = []) {
  const games = Array.from({ length: total }, (_, at) => ({
    sysname: `g${doubled.includes(at) ? at - 1 : at}`,
  }));
  call.mockImplementation(async (_method, { offset, count }) => {
    const from = Number(offset);
    return { items: games.slice(from, from + Math.min(Number(count), most)), total };
  });
}

const requested = () => call.mock.calls.map(([, input]) => input);

beforeEach(() => void call.mockReset());

it('R-GAME-01: a platform that returns what is requested gets one request', async () => {
  platform(300, 1_000);
  expect((await readGames({}, { offset: 120, count: 120 }, signal)).items).toHaveLength(120);
  expect((await readGames({}, { offset: 240, count: 120 }, signal)).items).toHaveLength(60);
  expect(requested()).toEqual([
    { offset: '120', count: '120' },
    { offset: '240', count: '120' },
  ]);
});

it('R-GAME-01: one that returns fewer at once gets further requests, and no game is lost', async () => {
  platform(137, 50);
  const { items, total } = await readGames({ fields: ['description'] }, { offset: 0, count: 120 }, signal);
  expect(items.map(({ sysname }) => sysname)).toEqual(Array.from({ length: 120 }, (_, at) => `g${at}`));
  expect(total).toBe(137);
  expect(requested()).toEqual([
    { fields: 'description', offset: '0', count: '120' },
    { fields: 'description', offset: '50', count: '70' },
    { fields: 'description', offset: '100', count: '20' },
  ]);
});

it('a list with doubles, or a total that is not true, comes to an end', async () => {
  platform(40, 1_000, [7]);
  await readGames({}, { offset: 0, count: 120 }, signal);
  call.mockResolvedValue({ items: [], total: 9 });
  expect((await readGames({}, { offset: 0, count: 120 }, signal)).items).toEqual([]);
  expect(requested().length).toBeLessThan(6);
});

it('cuts what a platform returns beyond the number requested', async () => {
  const all = Array.from({ length: 3_000 }, (_, at) => ({ sysname: `g${at}` }));
  call.mockResolvedValue({ items: all, total: 3_000 });
  const { items } = await readGames({}, { offset: 0, count: 120 }, signal);
  expect(items.map(({ sysname }) => sysname)).toEqual(all.slice(0, 120).map(({ sysname }) => sysname));
});
