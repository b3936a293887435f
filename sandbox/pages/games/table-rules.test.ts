import { describe, expect, it } from 'vitest';
import { baccaratPoints, blackjackPoints, pokerHand } from './cards';
import type { RandomInt, Rules } from './rules';
import {
  BACCARAT,
  BIG_WHEEL,
  CRAPS,
  POKER,
  ROULETTE,
  ROULETTE_WHEEL,
  SIC_BO,
  WHEEL_FIELDS,
  WHEEL_SEGMENTS,
} from './table-rules';

/** Draws the given numbers one after the other, then zeros. */
function drawing(...numbers: number[]): RandomInt {
  return () => numbers.shift() ?? 0;
}

/** What a field returns of its stake, over all results that are as likely. */
function returned(rules: Rules, field: string, results: number[][]): number {
  const wins = results.map(
    (numbers) => rules.draw(100, { bets: { [field]: 100 } }, drawing(...numbers))?.win ?? NaN,
  );
  return wins.reduce((sum, win) => sum + win, 0) / 100 / results.length;
}

const POCKETS = ROULETTE_WHEEL.map((number) => [number]);
const FACES = [0, 1, 2, 3, 4, 5];
const TWO_DICE = FACES.flatMap((one) => FACES.map((other) => [one, other]));
const THREE_DICE = TWO_DICE.flatMap((two) => FACES.map((third) => [...two, third]));
/** A card by rank from 1 and suit, as the number that a full pack gives for it. */
const card = (rank: number, suit = 0) => suit * 13 + rank - 1;

describe('roulette', () => {
  it('has 37 different pockets, and every field returns 36 of 37', () => {
    expect(new Set(ROULETTE_WHEEL).size).toBe(37);
    for (const field of [
      'red',
      'black',
      'even',
      'odd',
      'low',
      'high',
      'dozen-1',
      'dozen-2',
      'dozen-3',
      'n0',
      'n36',
    ]) {
      expect(returned(ROULETTE, field, POCKETS), field).toBeCloseTo(36 / 37);
    }
  });

  it('adds up what lies on several fields, and names those that won', () => {
    const bets = { red: 100, n1: 20, 'dozen-3': 50 };
    expect(ROULETTE.draw(170, { bets }, drawing(1))).toEqual({
      win: 200 + 720,
      shown: { number: 1, won: ['red', 'odd', 'low', 'dozen-1', 'n1'] },
    });
    expect(ROULETTE.draw(170, { bets }, drawing(0))?.win).toBe(0);
  });

  it('can be watched without a stake', () => {
    expect(ROULETTE.draw(0, { bets: {} }, drawing(5))).toMatchObject({ win: 0, shown: { number: 5 } });
  });

  it.each([
    [170, { bets: { red: 100 } }],
    [100, { bets: { red: 200, black: -100 } }],
    [15, { bets: { red: 15 } }],
    [100, { bets: { purple: 100 } }],
    [100, { bets: [100] }],
    [200_000, { bets: { red: 200_000 } }],
    [100, null],
  ])('refuses %d on %j', (stake, pick) => {
    expect(ROULETTE.draw(stake, pick, drawing())).toBeNull();
  });
});

describe('the big wheel', () => {
  it('returns the same part on every field', () => {
    const all = WHEEL_SEGMENTS.map((_, segment) => [segment]);
    for (const times of WHEEL_FIELDS) expect(returned(BIG_WHEEL, `x${times}`, all)).toBeCloseTo(60 / 63);
  });
});

describe('dice', () => {
  it('of sic bo lose even chances by a triple', () => {
    expect(SIC_BO.draw(100, { bets: { small: 100 } }, drawing(0, 0, 0))?.win).toBe(0);
    expect(SIC_BO.draw(100, { bets: { triple: 100 } }, drawing(0, 0, 0))?.win).toBe(3100);
    expect(SIC_BO.draw(100, { bets: { n2: 100 } }, drawing(1, 1, 4))?.win).toBe(300);
    for (const field of ['small', 'big', 'odd', 'even', 'triple', 'n3']) {
      expect(returned(SIC_BO, field, THREE_DICE), field).toBeGreaterThan(0.85);
      expect(returned(SIC_BO, field, THREE_DICE), field).toBeLessThan(1);
    }
  });

  it('of craps return about 95 % on every field', () => {
    for (const field of ['under', 'seven', 'over', 'craps', 'eleven']) {
      expect(returned(CRAPS, field, TWO_DICE), field).toBeCloseTo(0.95, 1);
      expect(returned(CRAPS, field, TWO_DICE), field).toBeLessThan(1);
    }
  });
});

describe('baccarat', () => {
  /** Places in eight packs whose cards have these ranks; each card dealt moves the later ones by one. */
  const dealt = (...ranks: number[]) => {
    const left = Array.from({ length: 8 * 52 }, (_, index) => index % 52);
    return drawing(
      ...ranks.map((rank) => {
        const place = left.findIndex((one) => (one % 13) + 1 === rank);
        left.splice(place, 1);
        return place;
      }),
    );
  };
  const bets = { bets: { player: 100, tie: 100, banker: 100 } };

  it.each([
    ['a natural ends it', [9, 13, 3, 4], 'player', 200],
    ['the player draws to five, the banker stands on seven', [2, 3, 13, 7, 1], 'banker', 195],
    ['the banker of three draws not against an eight', [2, 13, 1, 2, 8], 'banker', 195],
    ['the banker of six draws against a six', [13, 5, 13, 6, 6, 1], 'banker', 195],
    ['a tie gives both sides back', [3, 4, 2, 5], 'tie', 900 + 200],
  ])('%s', (_what, ranks, winner, win) => {
    const drawn = BACCARAT.draw(300, bets, dealt(...ranks));
    expect(drawn).toMatchObject({ win, shown: { winner } });
  });

  it('counts the last digit', () => {
    expect(baccaratPoints([card(9), card(9), card(13)])).toBe(8);
  });
});

describe('cards', () => {
  it('count an ace of blackjack as it fits', () => {
    expect(blackjackPoints([card(1), card(13)])).toBe(21);
    expect(blackjackPoints([card(1), card(13), card(5)])).toBe(16);
    expect(blackjackPoints([card(1), card(1, 1), card(9)])).toBe(21);
  });

  it.each([
    ['royal', [card(1), card(10), card(11), card(12), card(13)]],
    ['straight-flush', [card(2), card(3), card(4), card(5), card(6)]],
    ['four', [card(2), card(2, 1), card(2, 2), card(2, 3), card(6)]],
    ['full-house', [card(2), card(2, 1), card(2, 2), card(6, 3), card(6)]],
    ['flush', [card(2), card(3), card(4), card(5), card(9)]],
    ['straight', [card(1, 1), card(2), card(3), card(4), card(5)]],
    ['three', [card(2), card(2, 1), card(2, 2), card(7), card(6)]],
    ['two-pair', [card(2), card(2, 1), card(7, 2), card(7), card(6)]],
    ['pair', [card(11), card(11, 1), card(7, 2), card(8), card(6)]],
    [null, [card(10), card(10, 1), card(7, 2), card(8), card(6)]],
    [null, [card(1), card(3, 1), card(7, 2), card(8), card(6)]],
  ])('are worth %s', (hand, cards) => {
    expect(pokerHand(cards)).toBe(hand);
  });

  it('of poker are five different ones, and pay by their worth', () => {
    const drawn = POKER.draw(100, null, drawing(0, 9, 8, 7, 7));
    expect(new Set(drawn?.shown['cards'] as number[]).size).toBe(5);
    expect(POKER.draw(100, null, drawing(1, 1, 1, 1, 1))?.win).toBe(20_000);
    expect(POKER.draw(0, null, drawing())).toBeNull();
  });
});
