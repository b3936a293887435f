import { readStored, writeStored } from '@/lib/browser/storage';

/** A game that was played on this device. */
export interface LastGame {
  sysname: string;
  name: string;
  image: string | null;
}

const MAX_LAST_GAMES = 8;

/** The games last played on this device, newest first; without entries this product did not write. */
export function lastGames(): LastGame[] {
  return (readStored('last_games') ?? []).flatMap((entry): LastGame[] => {
    const { sysname, name, image } = Object(entry) as Partial<Record<keyof LastGame, unknown>>;
    if (typeof sysname !== 'string' || typeof name !== 'string') return [];
    return [{ sysname, name, image: typeof image === 'string' ? image : null }];
  });
}

/** Records a played game, so that the search can offer it again. */
export function keepLastGame({ sysname, name, image }: LastGame): void {
  const others = lastGames().filter((game) => game.sysname !== sysname);
  writeStored('last_games', [{ sysname, name, image }, ...others].slice(0, MAX_LAST_GAMES));
}
