import type { SandboxLocale } from '../platform/method';
import { fieldFault } from '../platform/field-fault';
import { post, readBalances, type Wallet } from './ledger';
import { houseAmount, toAmount, type Amount } from './money';
import { findOffer } from './seed/offers';
import type { Offer } from './seed/offer-shape';
import { REWARD_TEXTS } from './seed/reward-texts';
import { execute, firstRow } from './sql';
import type { World } from './world';

export type BonusStatus = 'available' | 'active' | 'finished' | 'removed';

export interface Bonus {
  id: number;
  uid: number;
  kind: 'bonus' | 'betting';
  type: 'betting' | 'casino';
  template: string;
  amount: number;
  currency: string;
  status: BonusStatus;
  created_at: number;
}

export type NewBonus = Pick<Bonus, 'uid' | 'kind' | 'type' | 'template' | 'amount' | 'status'>;

interface RewardDescription {
  title: string;
  text: string;
  amount: Amount | null;
}

/** `description` of a reward in the call's language. */
export function describeReward(
  template: string,
  worth: { amount: number; currency: string },
  locale: SandboxLocale,
): RewardDescription {
  const texts = REWARD_TEXTS[template] ?? REWARD_TEXTS.gift;
  return {
    title: texts?.title[locale] ?? '',
    text: texts?.text[locale] ?? '',
    amount: worth.amount > 0 ? toAmount(worth.amount, worth.currency) : null,
  };
}

/** Adds a bonus worth `amount` minor units of the player's currency and returns its id. */
export function addBonus(world: World, bonus: NewBonus): number {
  return execute(
    world,
    'insert into bonuses (uid, kind, type, template, amount, currency, status, created_at) values (?, ?, ?, ?, ?, ?, ?, ?)',
    bonus.uid,
    bonus.kind,
    bonus.type,
    bonus.template,
    bonus.amount,
    readBalances(world, bonus.uid).main.currency,
    bonus.status,
    world.clock.now(),
  ).id;
}

/** Adds free spins on the most played slot of the catalogue, or on the game given. */
export function addFreeSpins(world: World, uid: number, count: number, gameSysname?: string): void {
  const sql = `select sysname from games where type = 'slot' order by popularity desc, sysname limit 1`;
  const sysname = gameSysname ?? firstRow<{ sysname: string }>(world, sql)?.sysname;
  if (sysname === undefined) return;
  execute(
    world,
    `insert into free_spins (uid, game_sysname, total_count, remaining_count, status) values (?, ?, ?, ?, 'active')`,
    uid,
    sysname,
    count,
    count,
  );
}

/** Gives what an offer promises; `deposit` is the deposit it came with, in minor units. */
export function grantOffer(world: World, uid: number, offer: Offer, deposit = 0): void {
  const { currency } = readBalances(world, uid).main;
  const { gift } = offer;
  const bonus = { uid, status: 'available' } as const;
  switch (gift.kind) {
    case 'match': {
      const most = houseAmount(gift.maxEuros, currency);
      const amount = deposit === 0 ? most : Math.min(most, Math.round((deposit * gift.percent) / 100));
      const template = offer.audience === 'without_deposit' ? 'welcome' : 'reload';
      addBonus(world, { ...bonus, kind: 'bonus', type: 'casino', template, amount });
      return;
    }
    case 'bonus':
      addBonus(world, {
        ...bonus,
        kind: 'bonus',
        type: 'casino',
        template: 'gift',
        amount: houseAmount(gift.euros, currency),
      });
      return;
    case 'free-bet':
      addBonus(world, {
        ...bonus,
        kind: 'betting',
        type: 'betting',
        template: 'free-bet',
        amount: houseAmount(gift.euros, currency),
      });
      return;
    case 'free-spins':
      addFreeSpins(world, uid, gift.count);
  }
}

/** The reward of a deposit that was made for an offer. */
export function grantOfferBonus(world: World, uid: number, offerId: number, deposit: number): void {
  const offer = findOffer(offerId);
  if (offer !== undefined) grantOffer(world, uid, offer, deposit);
}

/** The player's own bonus; throws InvalidParameterException with `error_data.bonus_id` for any other id. */
export function requireBonus(world: World, uid: number, kind: Bonus['kind'], id: number): Bonus {
  const sql = 'select * from bonuses where id = ? and uid = ? and kind = ?';
  const bonus = firstRow<Bonus>(world, sql, id, uid, kind);
  if (bonus === undefined) throw fieldFault('bonus_id', 'not_found', 'Bonus not found');
  return bonus;
}

function walletOf(bonus: Bonus): Wallet {
  return bonus.kind === 'betting' ? 'betting_bonus' : 'bonus';
}

/** Moves a bonus to another status together with its money: active bonuses sit in their wallet, all others do not. */
export function moveBonus(world: World, bonus: Bonus, from: readonly BonusStatus[], to: BonusStatus): void {
  if (!from.includes(bonus.status)) {
    throw fieldFault('bonus_id', 'wrong_status', 'This bonus cannot be changed in its present state');
  }
  execute(world, 'update bonuses set status = ? where id = ?', to, bonus.id);
  const movement = { uid: bonus.uid, wallet: walletOf(bonus), reference: `bonus:${bonus.id}` };
  if (to === 'active' && bonus.amount > 0) post(world, { ...movement, amount: bonus.amount, type: 'bonus' });
  if (bonus.status === 'active') {
    const left = Math.min(bonus.amount, readBalances(world, bonus.uid)[movement.wallet].minor);
    if (left > 0) post(world, { ...movement, amount: -left, type: 'bonus_return' });
  }
}
