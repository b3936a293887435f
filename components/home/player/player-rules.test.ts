import { describe, expect, it } from 'vitest';
import type { WireBonus } from '@/lib/bonuses/schema';
import { activeBonus, dayPart, freeSpinsTotal, nextAction } from './player-rules';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const bonus = (more: Partial<WireBonus> = {}): WireBonus => ({
  id: '1',
  type: 'casino',
  status: 'active',
  description: { title: 'Reload', amount: eur(20) },
  ...more,
});
const pack = (sysname: string, remaining_count: number, status = 'active') => ({
  game: { sysname },
  remaining_count,
  status,
  description: null,
});
const balances = { balance_main: eur(5), balance_bonus: eur(12.5), balance_betting_bonus: eur(7) };

describe('dayPart', () => {
  it.each([
    [4, 'evening'],
    [5, 'morning'],
    [11, 'morning'],
    [12, 'afternoon'],
    [17, 'afternoon'],
    [18, 'evening'],
  ])('calls %i o’clock the %s', (hour, part) => expect(dayPart(hour)).toBe(part));
});

describe('activeBonus', () => {
  it('shows what is left of the bonus in play by the balance of its kind', () => {
    expect(activeBonus([bonus({ status: 'available' }), bonus()], balances)).toEqual({
      title: 'Reload',
      left: eur(12.5),
    });
    expect(activeBonus([bonus({ type: 'betting' })], balances)?.left).toEqual(eur(7));
  });

  it('is nothing without an active one, and one without a sum where its balance is not known', () => {
    expect(activeBonus([bonus({ status: 'finished' })], balances)).toBeNull();
    expect(activeBonus([bonus()], { balance_bonus: null, balance_betting_bonus: null })).toMatchObject({
      left: null,
    });
  });
});

describe('freeSpinsTotal', () => {
  it('counts the active packs, and names the game that most of them are for', () => {
    const packs = [pack('a', 5), pack('b', 10), pack('c', 90, 'used'), pack('d', 0)];
    expect(freeSpinsTotal(packs)).toEqual({ count: 15, sysname: 'b', games: 2 });
    expect(freeSpinsTotal([pack('c', 90, 'used')])).toBeNull();
  });
});

describe('nextAction', () => {
  const waiting = bonus({ status: 'available' });
  const poor = { ...balances, balance_main: eur(0), balance_bonus: eur(0) };
  it.each([
    ['playSpins', '/game/a', balances, [waiting], [pack('a', 1)], 'last'],
    ['takeBonus', '/profile/bonuses', poor, [waiting], [], 'last'],
    ['toDeposit', '/cashier/deposit', poor, [], [], 'last'],
    ['goOn', '/game/last', balances, [], [], 'last'],
    ['chooseGame', '/gamehall', balances, [], [], undefined],
  ])('is %s', (kind, href, user, bonuses, packs, last) => {
    expect(nextAction({ user, bonuses, packs, last })).toEqual({ kind, href });
  });
});
