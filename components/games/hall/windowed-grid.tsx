import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { FailedState } from '@/components/ui/failed-state';
import { CHUNK_TILES, LIST_BUFFER_PX, renderError } from '@/lib/games/rules';
import type { GameList } from '@/lib/games/queries';
import styles from '../tile/game-grid.module.scss';
import { GameChunks } from './game-chunks';
import type { TileGame } from '../tile/types';
import { ListEnd } from './list-end';
import { RestoreScroll } from './restore-scroll';
import { createPace } from './scroll-pace';
import { TooLong } from '../tile/too-long';
import { useFocusedTile } from './use-focused-tile';
import { useGridLayout, type GridLayout } from './use-grid-layout';
import { usePlayerMarks } from '../tile/use-player-marks';
import { useLoadedGames } from './use-loaded-games';
import { useTileEvents } from '../tile/use-tile-events';
import { useTileKeys } from '../tile/use-tile-keys';
import { useTileWords } from '../tile/use-tile-words';
import { WindowTile } from '../tile/window-tile';

interface WindowedGridProps {
  list: GameList;
  /** Already shown. */
  first: readonly TileGame[];
  total: number;
  hasHeart: boolean;
  /** Tile that had focus before this grid replaced the list; the grid restores lost focus to it. */
  focusedBefore: RefObject<number | null>;
  /** Scroll offset at which the page was left, in pixels; null on a new visit. */
  returnTop: number | null;
}

const UNMEASURED: GridLayout = { columns: 1, tileWidth: 1, rowHeight: 1, gap: 0, top: 0 };
/** Rows mounted and unmounted together: half as many renders for a few more tiles in the document. */
const ROWS_AT_ONCE = 2;
/** Never painted: only reserves height while the grid is measured. */
const UNMEASURED_HEIGHT = 10_000_000;

/**
 * A virtualized list: only tiles near the viewport are mounted (R-GAME-18), and only games near it are fetched. Its
 * full height from the start makes the content after it reachable.
 */
export function WindowedGrid({ list, first, total, hasHeart, ...arrival }: WindowedGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const measured = useGridLayout(grid);
  const layout = measured ?? UNMEASURED;
  const [loaded, putNear, putElsewhere] = useLoadedGames(first, total);
  const [marks, marksReader] = usePlayerMarks(hasHeart);
  const words = useTileWords();
  const { range, isFlying } = useRowWindow(layout, measured ? loaded.total : 0);
  const focus = useFocusedTile(grid, measured !== null, arrival.returnTop === null, arrival.focusedBefore);
  const events = useTileEvents(marks.toggle, loaded.gameAt);
  const keys = useTileKeys(() => ({
    columns: layout.columns,
    count: loaded.total,
    names: loaded.names,
    focusAt: focus.focusAt,
  }));

  const indexes = tileIndexes(range, loaded.total, focus.index);
  const awaited = awaitedChunk(focus.index, loaded.gameAt);
  const error = renderError(indexes.length);

  /** The button unmounts when clicked, so focus moves to a tile whose game is missing. */
  function retry(): void {
    const missing = indexes.filter((index) => loaded.gameAt(index) === undefined);
    const target = missing[Math.floor(missing.length / 2)];
    if (target !== undefined) focus.focusAt(target);
    loaded.retry?.();
  }

  if (error) return <TooLong error={error} />;
  return (
    <div className={styles.list} {...keys} {...focus.handlers} {...events}>
      <ul ref={grid} className={`${styles.grid} ${styles.window}`} style={gridStyle(measured, loaded.total)}>
        {indexes.map((index) => {
          const game = loaded.gameAt(index);
          return (
            <WindowTile
              key={index}
              index={index}
              total={loaded.total}
              x={(index % layout.columns) * (layout.tileWidth + layout.gap)}
              y={Math.floor(index / layout.columns) * layout.rowHeight}
              game={game}
              words={words}
              hasHeart={hasHeart}
              isLiked={game ? marks.liked.has(game.sysname) : false}
              freeSpins={(game && marks.freeSpins.get(game.sysname)) ?? 0}
              isFlying={isFlying}
            />
          );
        })}
      </ul>
      {measured && <RestoreScroll top={arrival.returnTop} />}
      {measured && <GameChunks list={list} {...chunksAround(range, loaded.total)} onChange={putNear} />}
      {measured && awaited !== null && (
        <GameChunks list={list} from={awaited} to={awaited} onChange={putElsewhere} />
      )}
      {marksReader}
      {measured && <ListEnd />}
      {loaded.retry && (
        <div className={styles.missing}>
          <FailedState onRetry={retry} />
        </div>
      )}
    </div>
  );
}

function gridStyle(layout: GridLayout | null, total: number): CSSProperties {
  if (layout === null) return { height: UNMEASURED_HEIGHT };
  const { columns, rowHeight, tileWidth, gap } = layout;
  const sizes: Record<`--${string}`, string> = {
    '--tile-width': `${tileWidth}px`,
    '--tile-height': `${rowHeight - gap}px`,
  };
  return { ...sizes, height: Math.max(0, Math.ceil(total / columns) * rowHeight - gap) };
}

interface TileRange {
  from: number;
  /** Exclusive. */
  to: number;
}

function useRowWindow({ columns, rowHeight, top }: GridLayout, total: number) {
  const [pace] = useState(createPace);
  // Rows of a new height get new keys, so that the virtualizer recomputes their positions.
  const getItemKey = useCallback((index: number) => `${rowHeight}/${index}`, [rowHeight]);
  const blockTiles = columns * ROWS_AT_ONCE;
  const blockHeight = rowHeight * ROWS_AT_ONCE;
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes the code
  const blocks = useWindowVirtualizer({
    count: Math.ceil(total / blockTiles),
    estimateSize: () => blockHeight,
    getItemKey,
    overscan: Math.ceil(LIST_BUFFER_PX / blockHeight),
    rangeExtractor: withNextBlock,
    scrollMargin: top,
    observeElementOffset: pace.observe,
  });
  const shown = blocks.getVirtualItems();
  const range: TileRange = {
    from: (shown[0]?.index ?? 0) * blockTiles,
    to: Math.min(total, ((shown.at(-1)?.index ?? -1) + 1) * blockTiles),
  };
  return { range, isFlying: pace.isFlying() };
}

/** Adds one block: the viewport may be up to one block below the offset that the virtualizer was given. */
function withNextBlock(range: Range): number[] {
  return defaultRangeExtractor({ ...range, endIndex: Math.min(range.endIndex + 1, range.count - 1) });
}

/** The tiles of the range, plus the focused one wherever it is: unmounting it would lose focus. */
function tileIndexes({ from, to }: TileRange, total: number, focused: number | null): number[] {
  const indexes = Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);
  if (focused === null || focused >= total) return indexes;
  if (focused < from) return [focused, ...indexes];
  return focused >= to ? [...indexes, focused] : indexes;
}

/** The focused tile may be outside of the viewport. Null unless its game is still loading. */
function awaitedChunk(focused: number | null, gameAt: (index: number) => unknown): number | null {
  return focused !== null && gameAt(focused) === undefined ? chunkOf(focused) : null;
}

const chunkOf = (index: number) => Math.floor(index / CHUNK_TILES);

/** Chunks of the visible tiles, plus one in each direction. */
function chunksAround({ from, to }: TileRange, total: number) {
  return {
    from: Math.max(0, chunkOf(from) - 1),
    to: Math.min(chunkOf(Math.max(0, total - 1)), chunkOf(Math.max(0, to - 1)) + 1),
  };
}
