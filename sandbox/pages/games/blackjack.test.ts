import { beforeEach, describe, expect, it } from 'vitest';
import { testWorld } from '../../platform/test-player';
import { readBalances } from '../../world/ledger';
import type { World } from '../../world/world';
import { blackjackPay, playBlackjack, type BlackjackCall } from './blackjack';

const UID = 1001;
let world: World;

beforeEach(() => {
  ({ world } = testWorld());
});

/** A call whose cards have these ranks in the order in which they are dealt: two of the player, two of the dealer, more. */
function call(ranks: number[], change: Partial<BlackjackCall> = {}): BlackjackCall {
  const left = Array.from({ length: 6 * 52 }, (_, index) => index % 52);
  const places = ranks.map((rank) => {
    const place = left.findIndex((one) => (one % 13) + 1 === rank);
    left.splice(place, 1);
    return place;
  });
  return {
    world,
    sysname: 'blackjack-saffron',
    uid: UID,
    mode: 'real',
    stake: 100,
    pick: { bets: { hand: 100 } },
    randomInt: () => places.shift() ?? 0,
    ...change,
  };
}

const main = () => readBalances(world, UID).main.minor;
const wins = () => world.db.prepare('select stake, win from game_rounds order by id desc limit 1').get();
const step = (first: Record<string, unknown> | null, action: string, change: Partial<BlackjackCall> = {}) =>
  playBlackjack(call([], { stake: 0, pick: { token: first?.['token'], action }, ...change }));

describe('a hand', () => {
  it('takes its stake when it is dealt, hides a card, and pays twice the stake when it wins', () => {
    const before = main();
    const first = playBlackjack(call([10, 9, 10, 6, 10]));
    expect(first).toMatchObject({ isOver: false, win: 0, points: { player: 19, dealer: 10 } });
    expect(first?.['dealer']).toHaveLength(1);
    expect(main()).toBe(before - 100);
    const end = step(first, 'stand');
    expect(end).toMatchObject({
      isOver: true,
      win: 200,
      points: { player: 19, dealer: 26 },
      balance: before + 100,
    });
    expect(main()).toBe(before + 100);
    expect(wins()).toMatchObject({ stake: 100, win: 200 });
  });

  it('is over above 21, without a card of the dealer', () => {
    const before = main();
    const end = step(playBlackjack(call([10, 6, 10, 6, 10])), 'hit');
    expect(end).toMatchObject({ isOver: true, win: 0, points: { player: 26, dealer: 16 } });
    expect(main()).toBe(before - 100);
  });

  it('goes on after a card that fits, and only once', () => {
    const first = playBlackjack(call([2, 3, 10, 8, 4, 10]));
    expect(step(first, 'hit')).toMatchObject({ isOver: false, points: { player: 9 } });
    expect(step(first, 'stand')).toMatchObject({ isOver: true, win: 0 });
    expect(step(first, 'stand')).toBeNull();
  });

  it('of an ace and a ten pays three to two at once', () => {
    expect(playBlackjack(call([1, 10, 10, 6]))).toMatchObject({ isOver: true, isNatural: true, win: 250 });
  });

  it('that was left stands as it is when the next one is dealt', () => {
    const before = main();
    const left = playBlackjack(call([10, 9, 10, 8]));
    playBlackjack(call([2, 3, 10, 8]));
    expect(step(left, 'stand')).toBeNull();
    expect(main()).toBe(before - 100 + 200 - 100);
  });

  it('belongs to its player and its game', () => {
    const first = playBlackjack(call([2, 3, 10, 8]));
    expect(step(first, 'hit', { uid: 1002 })).toBeNull();
    expect(step(first, 'hit', { sysname: 'another' })).toBeNull();
    expect(step(null, 'hit')).toBeNull();
    expect(step(first, 'stand')).not.toBeNull();
  });

  it('of a guest moves no money', () => {
    const first = playBlackjack(call([10, 9, 10, 8], { uid: 0, mode: 'demo' }));
    expect(step(first, 'stand', { uid: 0 })).toMatchObject({
      isOver: true,
      win: 200,
      balance: null,
      round_id: null,
    });
  });

  it('of play money is paid in play money', () => {
    const before = [main(), readBalances(world, UID).fun.minor];
    step(playBlackjack(call([10, 9, 10, 8], { mode: 'demo' })), 'stand');
    expect([main(), readBalances(world, UID).fun.minor]).toEqual([before[0], (before[1] ?? 0) + 100]);
  });

  it('needs chips on its field', () => {
    expect(playBlackjack(call([], { stake: 0, pick: { bets: {} } }))).toBeNull();
    expect(playBlackjack(call([], { stake: 50 }))).toBeNull();
    expect(playBlackjack(call([], { pick: null }))).toBeNull();
  });
});

describe('what a hand pays', () => {
  const [ace, ten, nine, two] = [0, 9, 8, 1];
  it.each([
    [[ten, nine], [ten, nine], 100],
    [[ace, ten], [ace, ten], 100],
    [[ten, nine, two], [ace, ten], 0],
    [[ace, ten], [ten, nine, two], 250],
    [[ten, nine], [ten, ten], 0],
  ])('%j against %j is %d', (player, bank, pays) => {
    expect(blackjackPay(player, bank)).toBe(pays);
  });
});
