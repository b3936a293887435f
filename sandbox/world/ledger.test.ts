import { beforeEach, describe, expect, it } from 'vitest';
import { PlatformFault } from '../platform/method';
import { testWorld } from '../platform/test-player';
import { playRound, post, readBalances } from './ledger';
import { createPlayer } from './players';
import { allRows, countRows } from './sql';
import type { World } from './world';

let world: World;
let uid: number;

beforeEach(() => {
  ({ world } = testWorld());
  uid = createPlayer(world, { currency: 'EUR', openingBalance: 1 });
});

const bet = (stake: number, win = 0, mode: 'real' | 'demo' = 'real') =>
  playRound(world, { uid, gameSysname: 'book', mode, stake, win });

describe('playRound', () => {
  it('takes the stake, pays the win and keeps the round', () => {
    const { balance, roundId } = bet(40, 90);
    expect(balance).toBe(150);
    expect(
      allRows(world, 'select stake, win, mode, currency from game_rounds where id = ?', roundId),
    ).toEqual([{ stake: 40, win: 90, mode: 'real', currency: 'EUR' }]);
  });

  it('lets two bets made at once spend a coin only once', async () => {
    const outcomes = await Promise.allSettled([100, 100].map(async (stake) => bet(stake)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(readBalances(world, uid).main.minor).toBe(0);
    expect(countRows(world, 'select count(*) as n from game_rounds where uid = ?', uid)).toBe(1);
  });

  it('uses the bonus after the main wallet and pays the win to the wallet that paid last', () => {
    post(world, { uid, wallet: 'bonus', amount: 500, type: 'bonus' });
    expect(bet(300, 50).balance).toBe(350);
    expect(readBalances(world, uid)).toMatchObject({ main: { minor: 0 }, bonus: { minor: 350 } });
  });

  it('plays demo rounds with play money alone', () => {
    expect(bet(1000, 0, 'demo').balance).toBe(499_000);
    expect(readBalances(world, uid).main.minor).toBe(100);
  });

  it('changes nothing when funds are short', () => {
    expect(() => bet(101, 1000)).toThrow(PlatformFault);
    expect(readBalances(world, uid).main.minor).toBe(100);
    expect(countRows(world, 'select count(*) as n from game_rounds where uid = ?', uid)).toBe(0);
  });

  it.each([-1, 0.5, NaN])('refuses a stake of %s minor units', (stake) => {
    expect(() => bet(stake)).toThrow(RangeError);
  });
});

describe('ledger', () => {
  it('holds a row for every movement, whose sum is the balance', () => {
    bet(40, 90);
    bet(20);
    const [row] = allRows<{ sum: number }>(
      world,
      `select sum(amount) as sum from ledger where uid = ? and wallet = 'main'`,
      uid,
    );
    expect(row?.sum).toBe(readBalances(world, uid).main.minor);
  });

  it('adds up to the balances of every seeded wallet', () => {
    const wrong = allRows(
      world,
      `select w.uid, w.wallet from wallets w left join ledger l on l.uid = w.uid and l.wallet = w.wallet
       group by w.uid, w.wallet, w.minor having w.minor <> coalesce(sum(l.amount), 0)`,
    );
    expect(wrong).toEqual([]);
  });

  it('is backed by a constraint: no statement can make a balance negative', () => {
    expect(() => world.db.prepare('update wallets set minor = -1 where uid = ?').run(uid)).toThrow(/CHECK/);
  });
});
