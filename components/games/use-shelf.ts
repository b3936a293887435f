'use client';

import { useCallback, useState } from 'react';
import { CHUNK_TILES, listedCount } from '@/lib/games/rules';
import type { ChunkState } from './game-chunks';
import type { TileGame } from './game-tile';

export interface Shelf {
  /** Games of the list, as many as the newest answer says. */
  total: number;
  /** Undefined while the game is on its way, null where the platform named none. */
  gameAt(index: number): TileGame | null | undefined;
  names(): (readonly [index: number, name: string])[];
  /** Asks again for what could not be read; undefined when nothing is missing. */
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
 * Games of a long list as they arrive, chunk by chunk; `first` stand in for the first ones until then.
 * @returns The shelf, what puts the chunks near the window on it, and what puts one from elsewhere.
 */
export function useShelf(first: readonly TileGame[], total: number) {
  const [stock, setStock] = useState<Stock>({
    total,
    end: Number.POSITIVE_INFINITY,
    chunks: new Map(),
    failed: [],
  });
  const put = useCallback(
    (chunks: readonly ChunkState[], from: number) => setStock((before) => restock(before, chunks, from)),
    [],
  );
  // What is missing out of view is nothing to ask for again.
  const putAside = useCallback(
    (chunks: readonly ChunkState[], from: number) =>
      setStock((before) => ({ ...restock(before, chunks, from), failed: before.failed })),
    [],
  );
  const shelf: Shelf = {
    total: stock.total,
    gameAt(index) {
      const chunk = stock.chunks.get(Math.floor(index / CHUNK_TILES));
      return chunk ? (chunk[index % CHUNK_TILES] ?? null) : first[index];
    },
    names: () => namesOf(stock.chunks, first),
    retry: stock.failed.length > 0 ? () => stock.failed.forEach(({ refetch }) => void refetch()) : undefined,
  };
  return [shelf, put, putAside] as const;
}

/**
 * What a platform counts and what it sends may differ: a list ends where its last games end. An end once found stays,
 * so that answers that disagree cannot lead to and fro.
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
