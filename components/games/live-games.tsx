'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { QueryProvider } from '@/components/runtime/query-provider';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { gameListQuery } from '@/lib/games/queries';
import { mergeGames, WINDOW_FROM_TILES, type HallFilter, type HallScope } from '@/lib/games/rules';
import { GameGrid } from './game-grid';
import type { TileGame } from './game-tile';
import styles from './hall.module.scss';

const WindowedGrid = lazy(() =>
  import('./windowed-grid').then((module) => ({ default: module.WindowedGrid })),
);

interface LiveGamesProps {
  filter: HallFilter;
  scope: HallScope;
  /** Offset of the first game. */
  from: number;
  step: number;
  hasHeart: boolean;
  /** Shown until the first answer is there. */
  waiting: ReactNode;
  onTotal?(total: number): void;
  /** Takes the visitor's choice back. */
  onReset?(): void;
}

/** Games read in the browser, page after page by offset, with empty and failed states. */
export function LiveGames(props: LiveGamesProps) {
  return (
    <QueryProvider>
      <GameList {...props} />
    </QueryProvider>
  );
}

function GameList({ filter, scope, from, step, hasHeart, waiting, onTotal, onReset }: LiveGamesProps) {
  const list = useInfiniteQuery(gameListQuery(filter, { scope, from, step }));
  useReportedTotal(list.isPlaceholderData ? undefined : list.data?.pages.at(-1)?.total, onTotal);
  const isFurther = from > 0;
  const grid = useFocusOnFirst(isFurther, list.isSuccess);

  if (list.isPending) return waiting;
  if (!list.data) return <FailedState onRetry={() => void list.refetch()} />;
  const games = mergeGames(list.data.pages);
  if (games.length === 0) return <NothingFound isFurther={isFurther} onReset={onReset} />;
  return (
    <div
      className={clsx(isFurther && styles.further, list.isPlaceholderData && styles.stale)}
      aria-busy={list.isPlaceholderData}
    >
      <Tiles games={games} hasHeart={hasHeart} grid={grid} />
      <NextPage
        hasMore={list.hasNextPage}
        isBusy={list.isFetchingNextPage}
        isFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
  );
}

interface TilesProps extends Pick<LiveGamesProps, 'hasHeart'> {
  games: readonly TileGame[];
  grid: RefObject<HTMLUListElement | null>;
}

function Tiles({ games, hasHeart, grid }: TilesProps) {
  const tiles = <GameGrid games={games.slice(0, WINDOW_FROM_TILES)} hasHeart={hasHeart} ref={grid} />;
  if (games.length <= WINDOW_FROM_TILES) return tiles;
  return (
    <Suspense fallback={tiles}>
      <WindowedGrid games={games} hasHeart={hasHeart} />
    </Suspense>
  );
}

interface NextPageProps {
  hasMore: boolean;
  isBusy: boolean;
  isFailed: boolean;
  onMore(): void;
}

function NextPage({ hasMore, isBusy, isFailed, onMore }: NextPageProps) {
  const t = useTranslations('common');
  if (isFailed && !isBusy) return <FailedState onRetry={onMore} />;
  if (!hasMore) return null;
  return (
    <div className={styles.more}>
      <Button look="secondary" size="l" isBusy={isBusy} onClick={onMore}>
        {t('showMore')}
      </Button>
    </div>
  );
}

function NothingFound({ isFurther, onReset }: Pick<LiveGamesProps, 'onReset'> & { isFurther: boolean }) {
  const t = useTranslations('games');
  if (isFurther) return null;
  return (
    <EmptyState icon="games" title={t('nothingFound')} text={t('nothingFoundText')}>
      {onReset && <Button onClick={onReset}>{t('reset')}</Button>}
    </EmptyState>
  );
}

function useReportedTotal(total: number | undefined, onTotal: LiveGamesProps['onTotal']): void {
  useEffect(() => {
    if (total !== undefined) onTotal?.(total);
  }, [total, onTotal]);
}

/** The button that asked for more is gone when the games are there: the focus goes on to the first of them. */
function useFocusOnFirst(isFurther: boolean, isLoaded: boolean) {
  const isReady = isFurther && isLoaded;
  const grid = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (isReady && isFocusLost) grid.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isReady]);
  return grid;
}
