import { fromMinor, toMinor } from '@/lib/format/money';
import type { Money } from '@/lib/platform/values';
import type { Winner } from './schema';

/** How often sums and winners are read again while they are looked at, in milliseconds. */
export const JACKPOT_REFRESH_MS = 10_000;
export const WINNERS_REFRESH_MS = 15_000;
/** How long a sum takes to count up to its new value, in milliseconds. */
export const COUNT_UP_MS = 1_200;

const SYSNAME = /^[a-z0-9_-]{1,100}$/;

/** A winner as shown: the fake name or none, the game, the sum and the time. */
export interface WinnerView {
  id: string;
  /** Null: the player hides the name. */
  name: string | null;
  game: { sysname: string; name: string } | null;
  amount: Money;
  /** ISO time in UTC. */
  at: string | null;
  atText: string;
}

export function toWinnerView(winner: Winner, writeTime: (at: string | null) => string): WinnerView {
  const { id, fakename, game, amount, created_at: at } = winner;
  const isPlayable = game !== null && SYSNAME.test(game.sysname);
  return {
    id,
    name: fakename?.trim() || null,
    game: isPlayable ? { sysname: game.sysname, name: game.name || game.sysname } : null,
    amount,
    at,
    atText: writeTime(at),
  };
}

/**
 * The sum shown while it counts from one value to the next, in main units. It slows down towards the end; a sum that
 * fell (the jackpot was won) or changed its currency is shown at once.
 * @param progress Part of the way, 0 to 1.
 */
export function countUp(from: Money, to: Money, progress: number): number {
  if (from.currency !== to.currency || to.amount <= from.amount || progress >= 1) return to.amount;
  const eased = 1 - (1 - Math.max(0, progress)) ** 3;
  try {
    const [start, end] = [toMinor(from.amount, from.currency), toMinor(to.amount, to.currency)];
    return fromMinor(start + Math.floor((end - start) * eased), to.currency);
  } catch {
    // Beyond exact arithmetic nothing is counted.
    return to.amount;
  }
}
