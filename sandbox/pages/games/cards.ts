import type { RandomInt } from './rules';

/** A card of a pack: 0 to 51, the suit (spades, hearts, clubs, diamonds) times 13 and the rank from 0 (ace) to 12 (king). */
export type Card = number;

const PACK = 52;

/** The rank of a card from 1 (ace) to 13 (king). */
export const rankOf = (card: Card): number => (card % 13) + 1;
const suitOf = (card: Card): number => Math.floor(card / 13);

/** Deals from `packs` shuffled packs, one card a call. */
export function dealer(packs: number, randomInt: RandomInt): () => Card {
  const left = Array.from({ length: packs * PACK }, (_, index) => index % PACK);
  return () => left.splice(randomInt(left.length), 1)[0] ?? 0;
}

/** What a hand of baccarat counts: the last digit of the sum, tens and pictures for nothing. */
export function baccaratPoints(hand: readonly Card[]): number {
  return hand.reduce((sum, card) => sum + (rankOf(card) > 9 ? 0 : rankOf(card)), 0) % 10;
}

/** The best a hand of blackjack counts, an ace as 11 where that fits. */
export function blackjackPoints(hand: readonly Card[]): number {
  const sum = hand.reduce((total, card) => total + Math.min(10, rankOf(card)), 0);
  return sum <= 11 && hand.some((card) => rankOf(card) === 1) ? sum + 10 : sum;
}

export const POKER_HANDS = [
  'royal',
  'straight-flush',
  'four',
  'full-house',
  'flush',
  'straight',
  'three',
  'two-pair',
  'pair',
] as const;
/** A hand that is worth something; `pair` is one of jacks or better. */
export type PokerHand = (typeof POKER_HANDS)[number];

/** What five cards are worth; null for less than a pair of jacks. */
export function pokerHand(hand: readonly Card[]): PokerHand | null {
  const isFlush = new Set(hand.map(suitOf)).size === 1;
  const straight = straightOf(hand.map(rankOf));
  if (isFlush && straight !== null) return straight === 'high' ? 'royal' : 'straight-flush';
  const same = sameRanks(hand.map(rankOf));
  if (same === 'four' || same === 'full-house') return same;
  if (isFlush) return 'flush';
  return straight === null ? same : 'straight';
}

function straightOf(ranks: number[]): 'high' | 'low' | null {
  const sorted = ranks.toSorted((one, other) => one - other);
  if (sorted.join() === '1,10,11,12,13') return 'high';
  return new Set(sorted).size === 5 && (sorted[4] ?? 0) - (sorted[0] ?? 0) === 4 ? 'low' : null;
}

function sameRanks(ranks: number[]): PokerHand | null {
  const groups = [...new Set(ranks)].map((rank) => ({
    rank,
    count: ranks.filter((one) => one === rank).length,
  }));
  const shape = groups
    .map(({ count }) => count)
    .toSorted((one, other) => other - one)
    .join('');
  if (shape === '2111') {
    const pair = groups.find(({ count }) => count === 2)?.rank ?? 0;
    return pair === 1 || pair > 10 ? 'pair' : null;
  }
  return SHAPES.get(shape) ?? null;
}

const SHAPES = new Map<string, PokerHand>([
  ['41', 'four'],
  ['32', 'full-house'],
  ['311', 'three'],
  ['221', 'two-pair'],
]);
