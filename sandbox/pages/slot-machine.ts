import type { SeedGame } from '../world/seed/game-list';
import { SLOT_THEMES } from '../world/seed/themes';
import { STAKES, type Rules } from './games/rules';

export const REELS = 5;
export const ROWS = 3;

/** How often each symbol lands (of 40) and what 3, 4 and 5 of it pay, in stakes of one line. The best comes first. */
const SYMBOLS: readonly { weight: number; pays: readonly [three: number, four: number, five: number] }[] = [
  { weight: 2, pays: [150, 900, 6000] },
  { weight: 3, pays: [80, 400, 2000] },
  { weight: 4, pays: [60, 200, 800] },
  { weight: 5, pays: [40, 130, 450] },
  { weight: 5, pays: [35, 110, 350] },
  { weight: 6, pays: [30, 90, 300] },
  { weight: 7, pays: [24, 65, 220] },
  { weight: 8, pays: [18, 62, 190] },
];
const TOTAL_WEIGHT = SYMBOLS.reduce((sum, { weight }) => sum + weight, 0);

/** Ten lines; each names the row (0 to 2) on every reel. */
export const LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
];

/** Symbol indexes, reel by reel, each from the top. */
export type Grid = readonly (readonly number[])[];

export interface LineWin {
  /** Index in `LINES`. */
  line: number;
  symbol: number;
  /** How many in a row from the left. */
  length: number;
  /** Minor units. */
  win: number;
}

/** A new grid; `randomInt(n)` gives a fair whole number from 0 to n - 1. */
function spin(randomInt: (bound: number) => number): Grid {
  const draw = () => {
    let left = randomInt(TOTAL_WEIGHT);
    return SYMBOLS.findIndex(({ weight }) => (left -= weight) < 0);
  };
  return Array.from({ length: REELS }, () => Array.from({ length: ROWS }, draw));
}

/** Lines of the grid that pay, for a whole stake in minor units spread evenly over all lines. */
export function lineWins(grid: Grid, stake: number): LineWin[] {
  return LINES.flatMap((rows, line) => {
    const shown = rows.map((row, reel) => grid[reel]?.[row] ?? -1);
    const symbol = shown[0] ?? -1;
    const change = shown.findIndex((candidate) => candidate !== symbol);
    const length = change === -1 ? REELS : change;
    const pay = SYMBOLS[symbol]?.pays[length - 3] ?? 0;
    return pay === 0 ? [] : [{ line, symbol, length, win: Math.round((pay * stake) / LINES.length) }];
  });
}

/** The machine's rules: no pick. */
export const SLOT: Rules = {
  draw(stake, _pick, randomInt) {
    if (!STAKES.includes(stake)) return null;
    const grid = spin(randomInt);
    const wins = lineWins(grid, stake);
    return { win: wins.reduce((sum, line) => sum + line.win, 0), shown: { grid, wins } };
  },
};

/** Share of all stakes that comes back in the long run, from the odds themselves. */
export function returnToPlayer(): number {
  return SYMBOLS.reduce((sum, { weight, pays }) => {
    const p = weight / TOTAL_WEIGHT;
    return sum + p ** 3 * (1 - p) * pays[0] + p ** 4 * (1 - p) * pays[1] + p ** 5 * pays[2];
  }, 0);
}

const TABLE_MOTIFS = ['chips', 'diamond', 'cards', 'dice', 'wheel', 'star', 'coin', 'bell'];
const FILLERS = ['star', 'coin', 'diamond', 'bell', 'seven', 'clover', 'gemstar'];

/** The eight symbols of a game's machine, the best first: its own, those of its world, then common ones. */
export function machineMotifs(game: SeedGame): string[] {
  const world =
    SLOT_THEMES.find(({ id }) => id === game.theme)?.nouns.map(([, motif]) => motif) ?? TABLE_MOTIFS;
  return [...new Set([game.motif, ...world, ...FILLERS])].slice(0, SYMBOLS.length);
}
