'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { QueryProvider } from '@/components/runtime/query-provider';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { gameListQuery } from '@/lib/games/queries';
import { mergeGames, WINDOW_FROM_TILES, type HallFilter, type HallScope } from '@/lib/games/rules';
import { GameGrid } from './game-grid';
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
  const total = list.isPlaceholderData ? undefined : list.data?.pages.at(-1)?.total;
  useEffect(() => {
    if (total !== undefined) onTotal?.(total);
  }, [total, onTotal]);
  const grid = useFocusOnFirst(from > 0 && list.isSuccess);

  if (list.isPending) return waiting;
  if (!list.data) return <FailedState onRetry={() => void list.refetch()} />;
  const games = mergeGames(list.data.pages);
  if (games.length === 0) return from === 0 && <NothingFound onReset={onReset} />;
  const tiles = <GameGrid games={games.slice(0, WINDOW_FROM_TILES)} hasHeart={hasHeart} ref={grid} />;
  return (
    <div
      className={clsx(from > 0 && styles.further, list.isPlaceholderData && styles.stale)}
      aria-busy={list.isPlaceholderData}
    >
      {games.length > WINDOW_FROM_TILES ? (
        <Suspense fallback={tiles}>
          <WindowedGrid games={games} hasHeart={hasHeart} />
        </Suspense>
      ) : (
        tiles
      )}
      <NextPage
        hasMore={list.hasNextPage}
        isBusy={list.isFetchingNextPage}
        isFailed={list.isFetchNextPageError}
        onMore={() => void list.fetchNextPage()}
      />
    </div>
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

function NothingFound({ onReset }: Pick<LiveGamesProps, 'onReset'>) {
  const t = useTranslations('games');
  return (
    <EmptyState icon="games" title={t('nothingFound')} text={t('nothingFoundText')}>
      {onReset && <Button onClick={onReset}>{t('reset')}</Button>}
    </EmptyState>
  );
}

/** The button that asked for more is gone when the games are there: the focus goes on to the first of them. */
function useFocusOnFirst(isReady: boolean) {
  const grid = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (isReady && isFocusLost) grid.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isReady]);
  return grid;
}
