import { baccaratPoints, dealer, pokerHand, rankOf, type Card, type PokerHand } from './cards';
import { payout, STAKES, type Drawn, type RandomInt, type Rules } from './rules';

/** The largest sum on a table, in minor units. */
export const MOST_ON_TABLE = 100_000;

/** What lies on the fields of a table, in minor units by the field's id. */
type Bets = ReadonlyMap<string, number>;

/**
 * A table: chips lie on fields, one draw decides them all. `pays` says what a field pays for it, in hundredths of what lies
 * there and with the stake: 0 loses, 100 comes back.
 */
interface Table<Result> {
  fields: readonly string[];
  draw(randomInt: RandomInt): Result;
  pays(field: string, result: Result): number;
  shown(result: Result): Drawn['shown'];
}

/** Pick: `{ bets: { field: minor units } }` with the stake as their sum; none of both to watch a round. */
function table<Result>({ fields, draw, pays, shown }: Table<Result>): Rules {
  return {
    draw(stake, pick, randomInt) {
      const bets = betsOf(pick, fields);
      if (bets === null || sumOf(bets) !== stake || stake > MOST_ON_TABLE) return null;
      const result = draw(randomInt);
      const won = [...bets].map(([field, minor]) => ({ field, minor, pays: pays(field, result) }));
      return {
        win: won.reduce((sum, bet) => sum + payout(bet.minor, bet.pays), 0),
        shown: {
          ...shown(result),
          won: fields.filter((field) => pays(field, result) > 100),
        },
      };
    },
  };
}

/** The chips of a pick on fields of a table; null where it has others or what is no chips. */
export function betsOf(pick: unknown, fields: readonly string[]): Bets | null {
  const bets: unknown = typeof pick === 'object' && pick !== null ? Reflect.get(pick, 'bets') : null;
  if (typeof bets !== 'object' || bets === null) return null;
  const entries = Object.entries(bets).filter(
    (entry): entry is [string, number] => fields.includes(entry[0]) && isChips(entry[1]),
  );
  return entries.length === Object.keys(bets).length ? new Map(entries) : null;
}

/** Every sum of chips is one of tens: the smallest are 20 and 50. */
function isChips(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 20 && value % 10 === 0;
}

/** What lies on the table in all, in minor units. */
export const sumOf = (bets: Bets): number => [...bets.values()].reduce((sum, minor) => sum + minor, 0);

/** Pockets in the order of the wheel. */
export const ROULETTE_WHEEL: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
export const isRed = (number: number): boolean => RED.includes(number);
const OUTSIDE = new Map<string, { pays: number; holds: (number: number) => boolean }>([
  ['red', { pays: 200, holds: isRed }],
  ['black', { pays: 200, holds: (number) => !isRed(number) }],
  ['even', { pays: 200, holds: (number) => number % 2 === 0 }],
  ['odd', { pays: 200, holds: (number) => number % 2 === 1 }],
  ['low', { pays: 200, holds: (number) => number <= 18 }],
  ['high', { pays: 200, holds: (number) => number > 18 }],
  ['dozen-1', { pays: 300, holds: (number) => number <= 12 }],
  ['dozen-2', { pays: 300, holds: (number) => number > 12 && number <= 24 }],
  ['dozen-3', { pays: 300, holds: (number) => number > 24 }],
]);

/** One zero; a number pays 36 times its chips, a dozen 3 times, an even chance twice. Fields: `n0` to `n36`, `red`, … */
export const ROULETTE = table<number>({
  fields: [...OUTSIDE.keys(), ...ROULETTE_WHEEL.map((number) => `n${number}`)],
  draw: (randomInt) => randomInt(ROULETTE_WHEEL.length),
  pays: (field, number) => {
    const outside = OUTSIDE.get(field);
    if (outside) return number > 0 && outside.holds(number) ? outside.pays : 0;
    return field === `n${number}` ? 3600 : 0;
  },
  shown: (number) => ({ number }),
});

interface BaccaratHands {
  player: Card[];
  banker: Card[];
}

/** Eight packs; the third cards by the rules of punto banco. A tie gives the chips on both sides back. */
export const BACCARAT = table<BaccaratHands>({
  fields: ['player', 'tie', 'banker'],
  draw: (randomInt) => dealBaccarat(dealer(8, randomInt)),
  pays: (field, hands) => {
    const winner = baccaratWinner(hands);
    if (winner === 'tie') return field === 'tie' ? 900 : 100;
    if (field !== winner) return 0;
    return field === 'player' ? 200 : 195;
  },
  shown: (hands) => ({
    ...hands,
    winner: baccaratWinner(hands),
    points: { player: baccaratPoints(hands.player), banker: baccaratPoints(hands.banker) },
  }),
});

function baccaratWinner({ player, banker }: BaccaratHands): 'player' | 'banker' | 'tie' {
  const lead = baccaratPoints(player) - baccaratPoints(banker);
  if (lead === 0) return 'tie';
  return lead > 0 ? 'player' : 'banker';
}

function dealBaccarat(deal: () => Card): BaccaratHands {
  const player = [deal(), deal()];
  const banker = [deal(), deal()];
  if (Math.max(baccaratPoints(player), baccaratPoints(banker)) >= 8) return { player, banker };
  if (baccaratPoints(player) <= 5) player.push(deal());
  if (bankerDraws(baccaratPoints(banker), player[2])) banker.push(deal());
  return { player, banker };
}

/** From which of the player's third cards to which the banker draws, by the banker's points. */
const BANKER_DRAWS: readonly (readonly [from: number, to: number])[] = [
  [0, 9],
  [0, 9],
  [0, 9],
  [0, 9],
  [2, 7],
  [4, 7],
  [6, 7],
];

function bankerDraws(points: number, third: Card | undefined): boolean {
  if (third === undefined) return points <= 5;
  const value = baccaratPoints([third]);
  if (points === 3) return value !== 8;
  const [from, to] = BANKER_DRAWS[points] ?? [1, 0];
  return value >= from && value <= to;
}

/** Segments of the big wheel: how often each multiplier stands on it. All pay back the same part. */
const WHEEL_COUNTS: readonly (readonly [times: number, count: number])[] = [
  [2, 30],
  [3, 20],
  [6, 10],
  [20, 3],
];
export const WHEEL_FIELDS: readonly number[] = WHEEL_COUNTS.map(([times]) => times);
export const WHEEL_SEGMENTS: readonly number[] = spread();

/** Each multiplier as evenly around the wheel as its number allows. */
function spread(): number[] {
  return WHEEL_COUNTS.flatMap(([times, count]) =>
    Array.from({ length: count }, (_, index) => ({ times, at: (index + 1 / (times + 1)) / count })),
  )
    .toSorted((one, other) => one.at - other.at)
    .map(({ times }) => times);
}

/** The big wheel: a field pays its number times what lies there. Fields: `x2`, `x3`, `x6`, `x20`. */
export const BIG_WHEEL = table<number>({
  fields: WHEEL_FIELDS.map((times) => `x${times}`),
  draw: (randomInt) => randomInt(WHEEL_SEGMENTS.length),
  pays: (field, segment) =>
    field === `x${WHEEL_SEGMENTS[segment]}` ? 100 * (WHEEL_SEGMENTS[segment] ?? 0) : 0,
  shown: (segment) => ({ segment, times: WHEEL_SEGMENTS[segment] }),
});

const rollOf = (count: number, randomInt: RandomInt) => Array.from({ length: count }, () => randomInt(6) + 1);
const totalOf = (dice: readonly number[]) => dice.reduce((sum, one) => sum + one, 0);
const isTriple = (dice: readonly number[]) => new Set(dice).size === 1;

const SIC_BO_PAYS = new Map<string, (dice: readonly number[]) => number>([
  ['small', (dice) => (!isTriple(dice) && totalOf(dice) <= 10 ? 200 : 0)],
  ['big', (dice) => (!isTriple(dice) && totalOf(dice) > 10 ? 200 : 0)],
  ['odd', (dice) => (!isTriple(dice) && totalOf(dice) % 2 === 1 ? 200 : 0)],
  ['even', (dice) => (!isTriple(dice) && totalOf(dice) % 2 === 0 ? 200 : 0)],
  ['triple', (dice) => (isTriple(dice) ? 3100 : 0)],
  ...[1, 2, 3, 4, 5, 6].map(
    (face) => [`n${face}`, (dice: readonly number[]) => facePay(dice, face)] as const,
  ),
]);

function facePay(dice: readonly number[], face: number): number {
  const count = dice.filter((one) => one === face).length;
  return count === 0 ? 0 : 100 * (count + 1);
}

/** Three dice: small (to 10) and big, odd and even, which a triple loses; any triple; a face, once more for each die. */
export const SIC_BO = table<number[]>({
  fields: [...SIC_BO_PAYS.keys()],
  draw: (randomInt) => rollOf(3, randomInt),
  pays: (field, dice) => SIC_BO_PAYS.get(field)?.(dice) ?? 0,
  shown: (dice) => ({ dice, total: totalOf(dice) }),
});

const CRAPS_PAYS = new Map<string, { pays: number; totals: readonly number[] }>([
  ['under', { pays: 230, totals: [2, 3, 4, 5, 6] }],
  ['seven', { pays: 570, totals: [7] }],
  ['over', { pays: 230, totals: [8, 9, 10, 11, 12] }],
  ['craps', { pays: 850, totals: [2, 3, 12] }],
  ['eleven', { pays: 1700, totals: [11] }],
]);

/** Two dice, decided by one throw: under seven, seven, over seven, any craps (2, 3, 12), eleven. */
export const CRAPS = table<number[]>({
  fields: [...CRAPS_PAYS.keys()],
  draw: (randomInt) => rollOf(2, randomInt),
  pays: (field, dice) => {
    const bet = CRAPS_PAYS.get(field);
    return bet?.totals.includes(totalOf(dice)) === true ? bet.pays : 0;
  },
  shown: (dice) => ({ dice, total: totalOf(dice) }),
});

/** What five cards pay, in hundredths. */
export const POKER_PAYS: Readonly<Record<PokerHand, number>> = {
  royal: 80_000,
  'straight-flush': 20_000,
  four: 8_000,
  'full-house': 2_500,
  flush: 1_800,
  straight: 1_200,
  three: 900,
  'two-pair': 600,
  pair: 250,
};

/** Five cards of one pack, paid from a pair of jacks on. No pick. */
export const POKER: Rules = {
  draw(stake, _pick, randomInt) {
    if (!STAKES.includes(stake)) return null;
    const deal = dealer(1, randomInt);
    const cards = Array.from({ length: 5 }, () => deal());
    const hand = pokerHand(cards);
    return {
      win: hand === null ? 0 : payout(stake, POKER_PAYS[hand]),
      shown: { cards: cards.toSorted((one, other) => rankOf(other) - rankOf(one)), hand },
    };
  },
};
