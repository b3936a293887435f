import { GameGrid } from '../tile/game-grid';
import { readPlace } from './hall-place';
import { ListEnd } from './list-end';
import type { FirstGames, LiveListProps } from './live-list';
import { RestoreScroll } from './restore-scroll';
import { ShowMore } from './show-more';
import { useLightStart } from './use-light-start';

/** Two rows on a phone: the pictures of the first screen. */
const EAGER_PICTURES = 4;
/** Tiles of a phone's first screen plus one row. */
const FIRST_SCREEN_TILES = 6;

interface ServerGamesProps extends Pick<LiveListProps, 'hasHeart' | 'place' | 'onOpen'> {
  first: FirstGames;
}

/** Neither module is useful without the other. */
const loadAll = () => Promise.all([import('./live-games'), import('./windowed-grid')]);

/** The tiles of the server's HTML. */
export function ServerGames({ first, hasHeart, place, onOpen }: ServerGamesProps) {
  const { items, total } = first;
  // A returning visitor gets the full list at once, as they left it.
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
      <RestoreScroll key={place?.top} top={place?.top ?? null} />
      {total > items.length ? (
        <ShowMore onClick={() => onOpen(items.length)} onNear={loadAll} />
      ) : (
        <ListEnd />
      )}
    </>
  );
}
