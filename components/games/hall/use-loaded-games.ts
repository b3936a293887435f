import { useCallback, useState } from 'react';
import { CHUNK_TILES, listedCount } from '@/lib/games/rules';
import type { ChunkState } from './game-chunks';
import type { TileGame } from '../tile/types';

export interface LoadedGames {
  /** According to the latest response. */
  total: number;
  /** Undefined while the game loads; null if the platform has none at this index. */
  gameAt(index: number): TileGame | null | undefined;
  names(): (readonly [index: number, name: string])[];
  /** Retries failed requests; undefined if nothing is missing. */
  retry: (() => void) | undefined;
}

interface Stock {
  total: number;
  /** First index known to have no game. */
  end: number;
  chunks: ReadonlyMap<number, readonly TileGame[]>;
  failed: readonly ChunkState[];
}

/**
 * Games of a long list, loaded chunk by chunk; `first` fills in until they arrive.
 * @returns The games, a setter for the chunks near the viewport, and one for a chunk elsewhere.
 */
export function useLoadedGames(first: readonly TileGame[], total: number) {
  const [stock, setStock] = useState<Stock>({
    total,
    end: Number.POSITIVE_INFINITY,
    chunks: new Map(),
    failed: [],
  });
  const putNear = useCallback(
    (chunks: readonly ChunkState[], from: number) => setStock((before) => restock(before, chunks, from)),
    [],
  );
  // A missing chunk outside of the viewport offers no retry.
  const putElsewhere = useCallback(
    (chunks: readonly ChunkState[], from: number) =>
      setStock((before) => ({ ...restock(before, chunks, from), failed: before.failed })),
    [],
  );
  const loaded: LoadedGames = {
    total: stock.total,
    gameAt(index) {
      const chunk = stock.chunks.get(Math.floor(index / CHUNK_TILES));
      return chunk ? (chunk[index % CHUNK_TILES] ?? null) : first[index];
    },
    names: () => namesOf(stock.chunks, first),
    retry: stock.failed.length > 0 ? () => stock.failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
  return [loaded, putNear, putElsewhere] as const;
}

/**
 * The platform's total may contradict the games it sends: the list ends with its last game. An end once found is kept,
 * so that contradictory responses cannot move it back and forth.
 */
function restock(before: Stock, chunks: readonly ChunkState[], from: number): Stock {
  const known = new Map(before.chunks);
  let { total, end } = before;
  chunks.forEach(({ page }, place) => {
    if (!page) return;
    const offset = (from + place) * CHUNK_TILES;
    known.set(from + place, page.items);
    total = Math.min(listedCount(page.total), end);
    const isLast = page.items.length === 0 || offset + CHUNK_TILES >= total;
    if (isLast) end = Math.min(end, offset + page.items.length);
  });
  return {
    total: Math.min(total, end),
    end,
    chunks: known,
    failed: chunks.filter(({ isFailed }) => isFailed),
  };
}

function namesOf(chunks: Stock['chunks'], first: readonly TileGame[]) {
  const known = chunks.has(0) ? [...chunks] : [[0, first] as const, ...chunks];
  return known.flatMap(([chunk, games]) =>
    games.map(({ name }, place) => [chunk * CHUNK_TILES + place, name] as const),
  );
}
