import type { Money } from '@/lib/platform/values';
import type { Winner } from './schema';

/** How often sums and winners are read again while they are looked at, in milliseconds. */
export const JACKPOT_REFRESH_MS = 10_000;
export const WINNERS_REFRESH_MS = 15_000;

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
