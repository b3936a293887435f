import { beforeEach, describe, expect, it } from 'vitest';
import { offers as wireOffers } from '@/lib/offers/schema';
import { toSignUpOffers } from '@/lib/offers/sign-up-offers';
import type { World } from '../../world/world';
import { fieldCode, TestVisitor, testWorld } from '../test-player';

let world: World;
let player: TestVisitor;

beforeEach(async () => {
  ({ world } = testWorld());
  player = new TestVisitor(world);
  await player.login();
});

type Items = { id: number; status: string }[];

async function bonus(method: string, status: string): Promise<string> {
  const items = (await player.get(method, { count: '20' })).data.items as Items;
  return String(items.find((item) => item.status === status)?.id);
}

async function balances(): Promise<number[]> {
  const { data } = await player.get('account.getBalance');
  return ['balance_main', 'balance_bonus', 'balance_betting_bonus'].map(
    (key) => (data[key] as { amount: number }).amount,
  );
}

describe('bonuses', () => {
  it('lists every status in pages of four', async () => {
    const { data } = await player.get('bonuses.get', { status: 'all' });
    expect(data).toMatchObject({ total: 7, page_size: 4 });
    expect(data.items).toHaveLength(4);
    const all = (await player.get('bonuses.get', { count: '20' })).data.items as Items;
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['available', 'active', 'finished', 'removed']),
    );
  });

  it('allows one active bonus: the old one is set aside with its money before the next comes', async () => {
    const next = await bonus('bonuses.get', 'available');
    expect(fieldCode(await player.post('bonuses.activate', { bonus_id: next }), 'bonus_id')).toBe(
      'another_active',
    );
    await player.post('bonuses.deactivate', { bonus_id: await bonus('bonuses.get', 'active') });
    expect(await balances()).toEqual([1250.5, 0, 10]);
    expect((await player.post('bonuses.activate', { bonus_id: next })).data).toEqual({ result: 1 });
    expect((await balances())[1]).toBe(50);
    expect((await player.post('bonuses.remove', { bonus_id: next })).data).toEqual({ result: 1 });
    expect((await balances())[1]).toBe(0);
    expect(fieldCode(await player.post('bonuses.activate', { bonus_id: next }), 'bonus_id')).toBe(
      'wrong_status',
    );
  });

  it('knows nothing of the bonuses of others', async () => {
    const id = await bonus('bonuses.get', 'available');
    const other = new TestVisitor(world);
    await other.login('poor@example.com');
    expect(fieldCode(await other.post('bonuses.activate', { bonus_id: id }), 'bonus_id')).toBe('not_found');
  });

  it('activates and removes betting bonuses with their own wallet', async () => {
    const id = await bonus('BettingBonuses.get', 'available');
    await player.post('BettingBonuses.activate', { bonus_id: id });
    expect((await balances())[2]).toBe(20);
    await player.post('BettingBonuses.remove', { bonus_id: id });
    expect((await balances())[2]).toBe(10);
  });
});

describe('cashbacks', () => {
  const NEWEST = {
    count: '1',
    sort: 'end_date',
    order: 'desc',
    statuses: 'paid_out,active',
    fields: 'description',
  };

  it('gives the newest one first and pays it out once', async () => {
    const { data } = await player.get('cashbacks.get', NEWEST);
    expect(data).toMatchObject({ total: 6, page_size: 4 });
    expect(data.items).toHaveLength(1);
    expect((data.items as Items)[0]).toMatchObject({ status: 'active', paid_out_at: null });
    expect((await player.post('cashbacks.payout')).data).toEqual({ result: 1 });
    expect((await balances())[0]).toBe(1265.5);
    expect((await player.post('cashbacks.payout')).error?.type).toBe('InvalidParameterException');
  });

  it('removes the active one from every list', async () => {
    await player.post('cashbacks.remove');
    expect((await player.get('cashbacks.get', NEWEST)).data.total).toBe(5);
  });
});

describe('campaigns', () => {
  it('shows eight offers in the language of the call; no guest satisfies one', async () => {
    const guest = new TestVisitor(world);
    const { data } = await guest.get('campaigns.getoffers', { locale: 'fr', offset: '0' });
    const offers = data.items as {
      trigger: { user_satisfies_params: boolean };
      description: Record<string, string>;
    }[];
    expect(data.total).toBe(8);
    expect(offers.every(({ trigger }) => !trigger.user_satisfies_params)).toBe(true);
    expect(offers[0]?.description.name_1).toBe('Offre de bienvenue');
    expect(Object.keys(offers[0]?.description ?? {})).toEqual([
      'name_1',
      'title_1',
      'text_1',
      'terms_1',
      'image_1',
      'button_1',
      'link_1',
    ]);
  });

  it('begins with what somebody who signs up may have', async () => {
    const { data } = await new TestVisitor(world).get('campaigns.getoffers', { offset: '0' });
    const shown = toSignUpOffers(wireOffers.parse(data).items, { name_1: 'name', title_1: 'title' });
    expect(shown.map(({ name }) => name)).toEqual([
      'Welcome offer',
      'Twenty spins to say hello',
      'Midweek spins',
    ]);
  });

  it('puts the offer a detail page requests first', async () => {
    const { data } = await player.get('campaigns.getoffers', { id: '16' });
    expect((data.items as Items)[0]?.id).toBe(16);
  });

  it('activates a promo code once, whatever its letter case', async () => {
    const fields = 'trigger,description,promotions';
    const response = await player.post('campaigns.activateOffer', { promo_code: 'summer50', fields });
    expect(response.data).toMatchObject({ id: 16, trigger: { action: 'promo_code' }, promotions: [] });
    expect((await player.get('bonuses.get')).data.total).toBe(8);
    const again = await player.post('campaigns.activateOffer', { promo_code: 'SUMMER50', fields });
    expect(fieldCode(again, 'promo_code')).toBe('already_used');
    expect((await player.get('bonuses.get')).data.total).toBe(8);
  });

  it.each([
    ['NOSUCH', 'not_found'],
    ['WINTER24', 'expired'],
  ])('refuses the code %s as %s', async (code, expected) => {
    const guest = new TestVisitor(world);
    expect(fieldCode(await guest.post('campaigns.checkPromocode', { promo_code: code }), 'promo_code')).toBe(
      expected,
    );
  });

  it('gives the free spins of an offer once, those for new accounts to nobody who has deposited', async () => {
    expect((await player.post('campaigns.takepromotions', { offer_id: '15' })).data).not.toEqual({
      result: 1,
    });
    await player.login('poor@example.com');
    const spins = async () => (await player.get('freespins.get', { status: 'active' })).data.total;
    const before = Number(await spins());
    expect((await player.post('campaigns.takepromotions', { offer_id: '15' })).data).toEqual({ result: 1 });
    expect(await spins()).toBe(before + 1);
    expect(fieldCode(await player.post('campaigns.takepromotions', { offer_id: '15' }), 'offer_id')).toBe(
      'already_used',
    );
  });
});
