import { SYSNAME } from '@/lib/routing/sysname';
import type { Money } from '@/lib/platform/values';
import { uniqueBy } from '@/lib/platform/unique-by';
import type { Winner } from './schema';

/** The fake name or none, the game, the sum and the time; its text depends on the viewer's time zone. */
export interface WinnerView {
  id: string;
  /** Null: the player hides their name. */
  name: string | null;
  game: { sysname: string; name: string } | null;
  amount: Money;
  /** ISO time in UTC. */
  at: string | null;
}

export function toWinnerView(winner: Winner): WinnerView {
  const { id, fakename, game, amount, created_at: at } = winner;
  const isPlayable = game !== null && SYSNAME.test(game.sysname);
  return {
    id,
    name: fakename?.trim() || null,
    game: isPlayable ? { sysname: game.sysname, name: game.name || game.sysname } : null,
    amount,
    at,
  };
}

/** Equal sums, and sums in several currencies, keep the platform's order; unknown ones come last. */
export function largestFirst<T extends { amount: Money | null }>(jackpots: readonly T[]): T[] {
  const currencies = new Set(jackpots.flatMap(({ amount }) => (amount ? [amount.currency] : [])));
  if (currencies.size !== 1) return [...jackpots];
  const sumOf = ({ amount }: T) => amount?.amount ?? -1;
  return [...jackpots].sort((a, b) => sumOf(b) - sumOf(a));
}

const BIGGEST = 3;

/** The highest wins of a list; none where sums cannot be compared, or where they would be most of the list. */
export function biggestWins(winners: readonly WinnerView[]): WinnerView[] {
  const isOneCurrency = new Set(winners.map(({ amount }) => amount.currency)).size === 1;
  if (!isOneCurrency || winners.length < 2 * BIGGEST) return [];
  return [...winners].sort((a, b) => b.amount.amount - a.amount.amount).slice(0, BIGGEST);
}

/** Newest first, and the offset of older ones. */
export interface WinnerPage {
  winners: WinnerView[];
  /** Number of winners a page may have. */
  count: number;
  /** Offset of the next older winner; null after the last. */
  next: number | null;
}

/** One response of `Jackpots.getWinners`; each winner appears once, however the platform names them. */
export function toWinnerPage(
  result: { items: readonly Winner[]; total: number },
  query: { offset: number; count: number },
): WinnerPage {
  const items = result.items.slice(0, query.count);
  const end = query.offset + items.length;
  return {
    winners: uniqueBy(items, 'id').map(toWinnerView),
    count: query.count,
    next: items.length > 0 && end < result.total ? end : null,
  };
}
