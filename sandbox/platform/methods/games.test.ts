import { beforeAll, describe, expect, it } from 'vitest';
import { playRound } from '../../world/ledger';
import type { World } from '../../world/world';
import { fieldCode, testWorld, TestVisitor } from '../test-player';
import type { Clock } from '../../world/clock';

interface GameItem {
  sysname: string;
  name: string;
  provider: string;
  type: string;
  has_demo: boolean;
}

let world: World;
let clock: Clock;
let guest: TestVisitor;
let player: TestVisitor;

beforeAll(async () => {
  ({ world, clock } = testWorld());
  guest = new TestVisitor(world);
  player = new TestVisitor(world);
  await player.login();
});

async function games(query: Record<string, string>): Promise<{ items: GameItem[]; total: number }> {
  const { data } = await guest.get('games.get', query);
  return { items: data.items as GameItem[], total: Number(data.total) };
}

const filter = (options: object) => ({ options: JSON.stringify(options), count: '5000' });

describe('games.get', () => {
  it('R-GAME-01 returns 15 of more than 1,200 games, the most popular first', async () => {
    const { items, total } = await games({});
    expect(total).toBeGreaterThanOrEqual(1200);
    expect(items).toHaveLength(15);
    const next = await games({ offset: '15', count: '15' });
    expect(next.items.map((game) => game.sysname)).not.toContain(items[14]?.sysname);
  });

  it('R-GAME-02 and R-GAME-03 give each game both pictures and a demo unless it is live', async () => {
    const { items } = await games({ count: '5000' });
    expect(new Set(items.map((game) => game.sysname)).size).toBe(items.length);
    expect(items.every((game) => game.has_demo === (game.type !== 'live'))).toBe(true);
    expect(items[0]).toMatchObject({
      image_url: `/platform/media/games/${items[0]?.sysname}.webp`,
      description: { img_288_192: `/platform/media/games/${items[0]?.sysname}-288x192.webp` },
    });
  });

  it('R-GAME-04 R-GAME-05 narrows by type, providers and category together', async () => {
    const live = await games(filter({ type: 'live', providers: ['halo-room', 'solacio-live'] }));
    expect(live.items.length).toBe(live.total);
    expect(new Set(live.items.map((game) => game.provider))).toEqual(new Set(['halo-room', 'solacio-live']));
    const roulette = await games(filter({ type: 'live', category: 6 }));
    expect(roulette.total).toBeGreaterThan(10);
    expect(roulette.items.every((game) => game.type === 'live')).toBe(true);
    expect((await games(filter({ type: 'all' }))).total).toBe((await games({})).total);
    expect((await games(filter({ category: 12 }))).total).toBe(0);
  });

  it('R-GAME-13 searches without regard to accents, case and wildcards', async () => {
    const { items, total } = await games(filter({ search: 'cote d’OR' }));
    expect(total).toBeGreaterThan(0);
    expect(items.every((game) => game.name.includes('Côte d’Or'))).toBe(true);
    expect((await games(filter({ search: '%' }))).total).toBe(0);
  });

  it('finds the games of tournaments and jackpots', async () => {
    expect((await games(filter({ tournament_id: 85 }))).items.every((game) => game.type === 'live')).toBe(
      true,
    );
    expect((await games(filter({ jackpot_id: 61 }))).total).toBeGreaterThan(100);
  });

  it('keeps the order of sysnames', async () => {
    const { items } = await games({ count: '30' });
    const wanted = items.map((game) => game.sysname).reverse();
    const response = await games({ sysnames: [...wanted, 'no-such-game'].join(','), count: '30' });
    expect(response.items.map((game) => game.sysname)).toEqual(wanted);
    expect(response.total).toBe(30);
  });

  it('sorts by name and by popularity, both ways', async () => {
    const names = (await games({ sort_options: 'name', count: '5000' })).items.map((game) => game.name);
    const backwards = await games({ sort_options: 'name', order: 'desc', count: '5000' });
    expect(names[0]?.localeCompare(names[99] ?? '')).toBeLessThan(0);
    expect(backwards.items[0]?.name).toBe(names.at(-1));
    const top = (await games({})).items[0];
    const bottom = await games({ order: 'asc', count: '5000' });
    expect(bottom.items.at(-1)?.sysname).toBe(top?.sysname);
  });

  it('refuses options that are not an object', async () => {
    expect(fieldCode(await guest.get('games.get', { options: '[1' }), 'options')).toBe('invalid');
    expect(fieldCode(await guest.get('games.get', { options: '[]' }), 'options')).toBe('invalid');
  });
});

describe('favourites, categories and providers', () => {
  it('R-GAME-10 likes once, newest first, takes back, and refuses an unknown game', async () => {
    const { items } = await games({ count: '2' });
    const [first = '', second = ''] = items.map((game) => game.sysname);
    await player.post('games.addLike', { sysname: first });
    clock.advance(1000);
    await player.post('games.addLike', { sysname: second });
    await player.post('games.addLike', { sysname: second });
    expect((await player.get('games.getLikes')).data).toEqual({ sysnames: [second, first] });
    await player.post('games.removeLike', { sysname: second });
    expect((await player.get('games.getLikes')).data).toEqual({ sysnames: [first] });
    expect(fieldCode(await player.post('games.addLike', { sysname: 'nobody' }), 'sysname')).toBe('not_found');
  });

  it('R-GAME-06 lists twelve categories in both languages, one redirecting', async () => {
    const english = (await guest.get('games.getCategories')).data;
    const french = (await guest.get('games.getCategories', { locale: 'fr' })).data;
    expect(english.total).toBe(12);
    expect(french.items).toContainEqual({ id: 1, name: 'Populaires', type: 'all', redirect_url: null });
    expect(english.items).toContainEqual(expect.objectContaining({ id: 3, redirect_url: '/jackpots' }));
  });

  it('R-GAME-07 lists thirty providers with their counts, fewer when types are requested', async () => {
    const { data } = await guest.get('games.getProviders', { types: 'casino,slot,live,fast' });
    const items = data.items as { sysname: string; game_params: { count: number; types: string[] } }[];
    expect(items).toHaveLength(30);
    const total = items.reduce((sum, provider) => sum + provider.game_params.count, 0);
    expect(total).toBe((await games({})).total);
    const live = (await guest.get('games.getProviders', { types: 'live' })).data;
    expect(live.total).toBe(3);
  });
});

describe('history', () => {
  it('R-GAME-19 shows rounds newest first in main units', async () => {
    const [game] = (await games({ count: '1' })).items;
    clock.advance(60_000);
    playRound(world, { uid: 1001, gameSysname: game?.sysname ?? '', mode: 'real', stake: 100, win: 250 });
    const { data } = await player.get('games.getHistory', { count: '1' });
    expect(data.items).toEqual([
      expect.objectContaining({
        game: { sysname: game?.sysname, name: game?.name },
        bet: { amount: 1, currency: 'EUR' },
        win: { amount: 2.5, currency: 'EUR' },
      }),
    ]);
  });

  it('R-GAME-19 makes an export that is pending for 20 s and then ready', async () => {
    expect((await player.get('games.gethistoryexportrequest')).data.status).toBe('none');
    await player.post('games.createhistoryexportrequest');
    expect((await player.get('games.gethistoryexportrequest')).data).toMatchObject({
      status: 'pending',
      url: null,
    });
    clock.advance(20_000);
    const { data } = await player.get('games.gethistoryexportrequest');
    expect(data.status).toBe('ready');
    expect(data.url).toMatch(/^\/platform\/media\/exports\/1001-\d+\.csv$/);
  });
});
