import type { Game } from '@/lib/games/schema';

/** Game data that tiles need. */
export type TileGame = Pick<Game, 'sysname' | 'name' | 'image'>;

/** A player's account data about games. */
export interface PlayerMarks {
  liked: ReadonlySet<string>;
  freeSpins: ReadonlyMap<string, number>;
  /** Undefined for a guest, and while favourites load. */
  toggle: ((sysname: string) => void) | undefined;
}
