import type { Game } from '@/lib/games/schema';

/** What a tile needs of a game. */
export type TileGame = Pick<Game, 'sysname' | 'name' | 'image'>;

/** What a player's own account says about games. */
export interface PlayerMarks {
  liked: ReadonlySet<string>;
  freeSpins: ReadonlyMap<string, number>;
  /** Missing for a guest, and while favourites load. */
  toggle: ((sysname: string) => void) | undefined;
}
