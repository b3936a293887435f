import { beforeEach, describe, expect, it } from 'vitest';
import { playRound } from '../../world/ledger';
import type { World } from '../../world/world';
import { fieldCode, testWorld, TestVisitor } from '../test-player';

let world: World;
let player: TestVisitor;

beforeEach(async () => {
  ({ world } = testWorld());
  player = new TestVisitor(world);
  await player.login();
});

const points = async () => Number((await player.get('loyalty.getinfo')).data.points);

describe('loyalty', () => {
  it('R-LOY-01 returns points, character and the level they have reached', async () => {
    const { data } = await player.get('loyalty.getinfo', { locale: 'fr' });
    expect(data).toMatchObject({
      uid: 1001,
      is_active: true,
      pointsAlias: 'pièces',
      character: { name: 'Renard' },
    });
    const levels = data.levels as { name: string; is_current: boolean }[];
    expect(levels.filter((level) => level.is_current).map((level) => level.name)).toEqual(['Argent']);
  });

  it('R-LOY-02 shows programmes to guests', async () => {
    const guest = new TestVisitor(world);
    expect((await guest.get('loyalty.getPrograms')).data.total).toBeGreaterThanOrEqual(2);
    const { data } = await guest.get('loyalty.getProgram', { sysname: 'club' });
    expect(data.levels).toHaveLength(5);
    expect(fieldCode(await guest.get('loyalty.getProgram', { sysname: 'x' }), 'sysname')).toBe('not_found');
  });

  it('R-LOY-03 takes the price off the points and reports it once', async () => {
    const before = await points();
    await player.get('loyalty.getnotifications');
    expect((await player.post('loyalty.buyproduct', { id: '301' })).data).toEqual({
      result: 1,
      points: before - 500,
    });
    expect(await points()).toBe(before - 500);
    const notices = (await player.get('loyalty.getnotifications')).data.loyalty;
    expect(notices).toEqual([
      expect.objectContaining({ trigger: 'product', type: 'credit', amountType: 'points' }),
    ]);
  });

  it('R-LOY-04 refuses what is too dear, sold out or unknown, and keeps the points', async () => {
    const before = await points();
    const codes = await Promise.all(
      ['311', '310', '1'].map(async (id) => fieldCode(await player.post('loyalty.buyproduct', { id }), 'id')),
    );
    expect(codes).toEqual(['insufficient_funds', 'insufficient_funds', 'not_found']);
    world.db.prepare('update loyalty_members set points = 900000').run();
    expect(fieldCode(await player.post('loyalty.buyproduct', { id: '310' }), 'id')).toBe('sold_out');
    expect(before).toBeGreaterThan(0);
    expect(await points()).toBe(900_000);
  });

  it('sells the last one only once', async () => {
    world.db.prepare('update loyalty_stock set remaining = 1 where product_id = 306').run();
    expect((await player.post('loyalty.buyproduct', { id: '306' })).error).toBeNull();
    expect(fieldCode(await player.post('loyalty.buyproduct', { id: '306' }), 'id')).toBe('sold_out');
    const items = (await player.get('loyalty.getproducts')).data.items as {
      id: number;
      is_available: boolean;
    }[];
    expect(items.length).toBeGreaterThanOrEqual(12);
    expect(items.find(({ id }) => id === 306)?.is_available).toBe(false);
  });

  it('R-LOY-05 R-LOY-06 pages characters and keeps the chosen one', async () => {
    const { data } = await player.get('loyalty.getcharacters', { count: '3', offset: '3' });
    expect(data.paged).toMatchObject({ offset: 3, limit: 3, total: 8 });
    expect((await player.post('loyalty.setcharacter', { id: '5' })).data).toEqual({ result: 1 });
    expect((await player.get('loyalty.getcharacters')).data.id).toBe(5);
    expect(fieldCode(await player.post('loyalty.setcharacter', { id: '99' }), 'id')).toBe('not_found');
  });

  it('R-LOY-09 hands out each notice once', async () => {
    expect((await player.get('loyalty.getnotifications')).data.loyalty).toHaveLength(2);
    expect((await player.get('loyalty.getnotifications')).data.loyalty).toEqual([]);
  });

  it('brings a coin per full euro staked for real, and a notice at a new level', async () => {
    const before = await points();
    await player.get('loyalty.getnotifications');
    playRound(world, { uid: 1001, gameSysname: 'any', mode: 'demo', stake: 5000, win: 0 });
    playRound(world, { uid: 1001, gameSysname: 'any', mode: 'real', stake: 40_050, win: 0 });
    expect(await points()).toBe(before + 400);
    const notices = (await player.get('loyalty.getnotifications')).data.loyalty;
    expect(notices).toEqual([
      expect.objectContaining({ trigger: 'level', message: 'You have reached Gold.' }),
    ]);
  });
});
