import { SYSNAME } from '@/lib/routing/sysname';
import { PERIODS, withinPeriod, type Period } from '@/lib/money/period';
import type { GameRound } from '@/lib/games/schema';

/** Whether a round won more than its stake, or less. */
export const RESULTS = ['all', 'won', 'lost'] as const;
export type BetResult = (typeof RESULTS)[number];

export interface BetFilter {
  period: Period;
  result: BetResult;
  /** Sysname; null for any game. */
  game: string | null;
}

export const WHOLE_HISTORY: BetFilter = { period: 'all', result: 'all', game: null };

const KEYS = ['period', 'result', 'game'] as const;

/** Reads the filter from a URL's query; unknown values select everything. */
export function readBetFilter(query: Pick<URLSearchParams, 'get'>): BetFilter {
  const [period, result, game] = KEYS.map((key) => query.get(key));
  return {
    period: PERIODS.find((name) => name === period) ?? 'all',
    result: RESULTS.find((name) => name === result) ?? 'all',
    game: game && SYSNAME.test(game) ? game : null,
  };
}

/** The query for a filter; other parameters are kept. */
export function betFilterQuery(filter: BetFilter, search: string): string {
  const query = new URLSearchParams(search);
  for (const key of KEYS) {
    const value = filter[key];
    if (value === null || value === 'all') query.delete(key);
    else query.set(key, value);
  }
  return query.size > 0 ? `?${query.toString()}` : '';
}

export const isWholeHistory = ({ period, result, game }: BetFilter): boolean =>
  period === 'all' && result === 'all' && game === null;

/**
 * The rounds read so far that match a filter, newest first.
 * @returns `isOver` once a round older than the period was read: no further page can contain a match.
 */
export function matchingRounds(
  rounds: readonly GameRound[],
  { period, result, game }: BetFilter,
  now: number,
): { rounds: readonly GameRound[]; isOver: boolean } {
  const { inside, isOver } = withinPeriod(rounds, ({ created_at }) => created_at, period, now);
  return {
    rounds: inside.filter(
      (round) =>
        (result === 'all' || resultOf(round) === result) && (game === null || round.game?.sysname === game),
    ),
    isOver,
  };
}

/** Null where it returned exactly its stake, and where a sum is unknown. */
function resultOf({ bet, win }: GameRound): Exclude<BetResult, 'all'> | null {
  if (!bet || !win || bet.currency !== win.currency || win.amount === bet.amount) return null;
  return win.amount > bet.amount ? 'won' : 'lost';
}
