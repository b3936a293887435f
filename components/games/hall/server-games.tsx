'use client';

import { GameGrid } from '../tile/game-grid';
import { readPlace, type HallPlace } from './hall-place';
import { ListEnd } from './list-end';
import type { FirstGames } from './live-list';
import { ReturnTo } from './return-to';
import { ShowMore } from './show-more';
import { useLightStart } from './use-light-start';

/** Pictures of two rows of the phone: what the first screen shows. */
const EAGER_PICTURES = 4;
/** Tiles of a phone's first screen and a row more. */
const FIRST_SCREEN_TILES = 6;

interface ServerGamesProps {
  first: FirstGames;
  hasHeart: boolean;
  place: HallPlace | null;
  /** All games are wanted; so many are shown already. */
  onOpen(shown: number): void;
}

/** One is of no use without the other. */
const loadAll = () => Promise.all([import('./live-games'), import('./windowed-grid')]);

/** What stands in the server's HTML. */
export function ServerGames({ first, hasHeart, place, onOpen }: ServerGamesProps) {
  const { items, total } = first;
  // Whoever comes back finds all of it at once, as it was left.
  const isLight = useLightStart() && readPlace() === null;
  const games = isLight ? items.slice(0, FIRST_SCREEN_TILES) : items;
  const boxes = items.length - games.length;
  return (
    <>
      <GameGrid
        games={games}
        boxes={boxes}
        areBoxesStill
        hasHeart={hasHeart}
        eagerPictures={EAGER_PICTURES}
      />
      <ReturnTo key={place?.top} top={place?.top ?? null} />
      {total > items.length ? (
        <ShowMore onClick={() => onOpen(items.length)} onNear={loadAll} />
      ) : (
        <ListEnd />
      )}
    </>
  );
}
