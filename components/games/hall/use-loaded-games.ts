'use client';

import { useCallback, useState } from 'react';
import { CHUNK_TILES, listedCount } from '@/lib/games/rules';
import type { ChunkState } from './game-chunks';
import type { TileGame } from '../tile/types';

export interface LoadedGames {
  /** Games of the list, as many as the newest response says. */
  total: number;
  /** Undefined while the game loads, null where the platform named none. */
  gameAt(index: number): TileGame | null | undefined;
  names(): (readonly [index: number, name: string])[];
  /** Requests again what could not be read; undefined when nothing is missing. */
  retry: (() => void) | undefined;
}

interface Stock {
  total: number;
  /** The list is known to have no games from here on. */
  end: number;
  chunks: ReadonlyMap<number, readonly TileGame[]>;
  failed: readonly ChunkState[];
}

/**
 * Games of a long list as they arrive, chunk by chunk; `first` are the placeholders of the first ones until then.
 * @returns The games, a setter for the chunks near the viewport, and one for a chunk from elsewhere.
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
  // A chunk that is missing out of view offers no retry.
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
 * The platform's total and the games it sends may disagree: a list ends with its last game. An end once found stays, so
 * that contradictory responses cannot move it back and forth.
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
