import { chosen, chosenNumbers, drawNumbers, PAYBACK, payout, STAKES, ways, type Rules } from './rules';

export const PLINKO_ROWS = 8;
/** What each slot pays in hundredths, from the left edge to the middle; the right half is the same. */
const PLINKO_HALVES = {
  low: [560, 210, 110, 90, 50],
  medium: [1200, 300, 120, 70, 40],
  high: [2600, 400, 140, 30, 20],
} as const;
export const RISKS = ['low', 'medium', 'high'] as const;
export type Risk = (typeof RISKS)[number];

/** What all nine slots pay at a risk, in hundredths, from left to right. */
export function plinkoPays(risk: Risk): number[] {
  const half = PLINKO_HALVES[risk];
  return [...half, ...half.slice(0, -1).toReversed()];
}

/** A ball falls through eight rows of pegs, left (0) or right (1) at each. Pick: `{ risk }`. */
export const PLINKO: Rules = {
  draw(stake, pick, randomInt) {
    const risk = chosen(pick, 'risk', RISKS);
    if (risk === null || !STAKES.includes(stake)) return null;
    const path = Array.from({ length: PLINKO_ROWS }, () => randomInt(2));
    const slot = path.reduce((sum, turn) => sum + turn, 0);
    const pays = plinkoPays(risk)[slot] ?? 0;
    return { win: payout(stake, pays), shown: { path, slot, pays } };
  },
};

/** Multipliers at which a player may leave a flight, in hundredths. */
export const TARGETS: readonly number[] = [120, 150, 200, 300, 500, 1000, 2500, 10_000];
const HIGHEST_FLIGHT = 100_000;
const FINENESS = 1_000_000;

/** A flight climbs until it ends; who left before is paid. Pick: `{ target }` in hundredths. */
export const CRASH: Rules = {
  draw(stake, pick, randomInt) {
    const target = chosen(pick, 'target', TARGETS);
    if (target === null || !STAKES.includes(stake)) return null;
    const luck = (randomInt(FINENESS) + 1) / FINENESS;
    const end = Math.min(HIGHEST_FLIGHT, Math.max(100, Math.floor((100 * PAYBACK) / luck)));
    return { win: end >= target ? payout(stake, target) : 0, shown: { end, target } };
  },
};

export const MINE_TILES = 25;
export const MINE_COUNTS: readonly number[] = [1, 3, 5, 10];
export const MOST_MARKED = 10;

/** What so many safe tiles pay, in hundredths. */
export function minesPay(mines: number, marked: number): number {
  return Math.floor((100 * PAYBACK * ways(MINE_TILES, marked)) / ways(MINE_TILES - mines, marked));
}

/** Tiles are marked, then all are turned over. Pick: `{ mines, tiles }`, one tile to ten. */
export const MINES: Rules = {
  draw(stake, pick, randomInt) {
    const count = chosen(pick, 'mines', MINE_COUNTS);
    const tiles = chosenNumbers(pick, 'tiles', { bound: MINE_TILES, least: 1, most: MOST_MARKED });
    if (count === null || tiles === null || !STAKES.includes(stake)) return null;
    const mines = drawNumbers(count, MINE_TILES, randomInt);
    const isSafe = !tiles.some((tile) => mines.includes(tile));
    return { win: isSafe ? payout(stake, minesPay(count, tiles.length)) : 0, shown: { mines } };
  },
};

export const GOAL_ZONES = 6;
/** How many zones of the goal the keeper may cover. */
export const KEEPER_REACHES: readonly number[] = [1, 2, 3, 4];

/** What a goal pays against a keeper of that reach, in hundredths. */
export function goalPay(reach: number): number {
  return Math.floor((100 * PAYBACK * GOAL_ZONES) / (GOAL_ZONES - reach));
}

/** A shot at one zone of the goal. Pick: `{ zone: [0 to 5], reach }`. */
export const PENALTY: Rules = {
  draw(stake, pick, randomInt) {
    const reach = chosen(pick, 'reach', KEEPER_REACHES);
    const zone = chosenNumbers(pick, 'zone', { bound: GOAL_ZONES, least: 1, most: 1 })?.[0];
    if (reach === null || zone === undefined || !STAKES.includes(stake)) return null;
    const covered = drawNumbers(reach, GOAL_ZONES, randomInt);
    const isGoal = !covered.includes(zone);
    return { win: isGoal ? payout(stake, goalPay(reach)) : 0, shown: { covered, isGoal } };
  },
};

export const KENO_NUMBERS = 40;
export const KENO_DRAWN = 10;
export const KENO_MOST = 8;
const KENO_TOP = 500_000;

/** What each number of hits pays, in hundredths, for so many marked numbers: as much in all for each count that pays. */
export function kenoPays(marked: number): number[] {
  const least = Math.ceil((marked + 1) / 2);
  const paying = marked - least + 1;
  return Array.from({ length: marked + 1 }, (_, hits) => {
    if (hits < least) return 0;
    const likely =
      (ways(marked, hits) * ways(KENO_NUMBERS - marked, KENO_DRAWN - hits)) / ways(KENO_NUMBERS, KENO_DRAWN);
    return Math.min(KENO_TOP, Math.floor((10 * PAYBACK) / (paying * likely)) * 10);
  });
}

/** Ten of forty numbers are drawn. Pick: `{ numbers }`, one to eight of 0 to 39. */
export const KENO: Rules = {
  draw(stake, pick, randomInt) {
    const numbers = chosenNumbers(pick, 'numbers', { bound: KENO_NUMBERS, least: 1, most: KENO_MOST });
    if (numbers === null || !STAKES.includes(stake)) return null;
    const drawn = drawNumbers(KENO_DRAWN, KENO_NUMBERS, randomInt);
    const hits = numbers.filter((number) => drawn.includes(number)).length;
    return { win: payout(stake, kenoPays(numbers.length)[hits] ?? 0), shown: { drawn, hits } };
  },
};
