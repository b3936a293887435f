import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { memo, useLayoutEffect } from 'react';
import { gameChunkQuery, type GameList } from '@/lib/games/queries';
import type { GamePage } from '@/lib/games/schema';

export interface ChunkState {
  page: GamePage | undefined;
  isFailed: boolean;
  refetch: () => unknown;
}

interface GameChunksProps {
  list: GameList;
  /** First and last chunk to load. */
  from: number;
  to: number;
  /** Called before the next paint after each response; `from` is the number of the first of `chunks`. */
  onChange(chunks: readonly ChunkState[], from: number): void;
}

/** Fetches the chunks of a list near the viewport. Memoized apart from the grid: scrolling does not re-render it. */
export const GameChunks = memo(function GameChunks({ list, from, to, onChange }: GameChunksProps) {
  const queries = Array.from({ length: to - from + 1 }, (_, place) => gameChunkQuery(list, from + place));
  const chunks = useQueries({ queries, combine: readChunks });
  useLayoutEffect(() => onChange(chunks, from), [chunks, from, onChange]);
  return null;
});

function readChunks(results: readonly UseQueryResult<GamePage>[]): ChunkState[] {
  return results.map(({ data, isError, isFetching, refetch }) => ({
    page: data,
    isFailed: isError && !isFetching && data === undefined,
    refetch,
  }));
}
