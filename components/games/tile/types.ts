import type { Game } from '@/lib/games/schema';

export type TileGame = Pick<Game, 'sysname' | 'name' | 'image'>;

export interface PlayerMarks {
  liked: ReadonlySet<string>;
  freeSpins: ReadonlyMap<string, number>;
  /** Undefined for a guest, and while favourites load. */
  toggle: ((sysname: string) => void) | undefined;
}
