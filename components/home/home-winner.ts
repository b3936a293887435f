import { formatAmount } from '@/lib/format/money';
import { ownEntry } from '@/lib/own-entry';
import type { WinnerView } from '@/lib/jackpots/rules';

/** The sum is formatted where the winner is read, so the page needs no code for it. */
export interface HomeWinner extends Pick<WinnerView, 'id' | 'name' | 'game'> {
  sum: string;
  /** URL of the game's picture. */
  image: string | null;
}

export function toHomeWinner(
  { id, name, game, amount }: WinnerView,
  pictures: Readonly<Record<string, string>>,
): HomeWinner {
  return {
    id,
    name,
    game,
    sum: formatAmount(amount),
    image: (game && ownEntry(pictures, game.sysname)) ?? null,
  };
}
