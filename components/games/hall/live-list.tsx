import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { listHeldGames } from '@/lib/games/held-list';
import { firstGamesQuery, type GameList } from '@/lib/games/queries';
import { hallQueryText, listedCount, type HallFilter, type HallScope } from '@/lib/games/rules';
import { heldSearchIndex } from '@/lib/games/search-held';
import { GameGrid } from '../tile/game-grid';
import type { TileGame } from '../tile/types';
import type { HallPlace } from './hall-place';
import styles from './hall.module.scss';
import { ListEnd } from './list-end';
import { RestoreScroll } from './restore-scroll';
import { ShowMore } from './show-more';

const loadGrid = () => import('./windowed-grid').then((module) => module.WindowedGrid);
const WindowedGrid = lazyPart(loadGrid);

export interface FirstGames {
  items: readonly TileGame[];
  total: number;
}

export interface LiveListProps {
  filter: HallFilter;
  scope: HallScope;
  sysnames?: readonly string[];
  /** Games from the server, if it rendered the same list. */
  given: FirstGames | null;
  /** Games fetched first. */
  step: number;
  hasHeart: boolean;
  /** The whole list was requested. */
  isOpen: boolean;
  /** Position at which this page was left; null on a new visit. */
  place: HallPlace | null;
  lastTile: RefObject<number | null>;
  /** Shown until the first response. */
  waiting: ReactNode;
  /** Requests the whole list; `shown` games are already visible. */
  onOpen(shown: number): void;
  /** Null if unknown. */
  onTotal(total: number | null): void;
  onReset(): void;
  /** The code for the full list failed to load: fall back to the first games for this filter, whose code is loaded. */
  onWithdraw(remaining: HallFilter): void;
}

/** A list of games: the first ones, and all of them on request, with empty and failed states. */
export function LiveList(props: LiveListProps) {
  const { filter, scope, sysnames, given, step, waiting, onTotal, onReset } = props;
  const list = useMemo(() => ({ filter, scope, sysnames }), [filter, scope, sysnames]);
  const { first, isOlder, isError, refetch } = useFirstGames(list, given, step);
  const unread = isError ? null : undefined;
  useReportedTotal(isOlder ? undefined : (first?.total ?? unread), onTotal);

  if (!first) return isError ? <FailedState onRetry={refetch} /> : waiting;
  if (first.items.length === 0) return <NothingFound onReset={onReset} />;
  return (
    <div className={clsx(isOlder && styles.stale)} aria-busy={isOlder}>
      <Tiles {...props} isOpen={props.isOpen && !isOlder} list={list} first={first} />
    </div>
  );
}

/**
 * The first games of a list: the given ones, else the platform's response. Until it arrives, games cached on the device
 * for this list, else the previous list's games, marked as stale.
 */
function useFirstGames(list: GameList, given: FirstGames | null, count: number) {
  const { data, isPlaceholderData, isError, refetch } = useQuery({
    ...firstGamesQuery(list, count),
    enabled: given === null,
  });
  const held = useMemo(
    () => (given === null ? listHeldGames(heldSearchIndex(), list, count) : null),
    [given, list, count],
  );
  const known = given ?? (isPlaceholderData ? held : (data ?? held));
  return {
    first: known ?? data,
    isOlder: known === null && isPlaceholderData,
    isError,
    refetch: () => void refetch(),
  };
}

interface TilesProps extends LiveListProps {
  list: GameList;
  first: FirstGames;
}

function Tiles({ list, first, hasHeart, isOpen, place, lastTile, onOpen, onWithdraw, step }: TilesProps) {
  const { items } = first;
  const total = listedCount(first.total);
  const further = Math.max(0, Math.min(step, total - items.length));
  if (!isOpen || further === 0) {
    return (
      <>
        <GameGrid games={items} hasHeart={hasHeart} />
        <RestoreScroll top={place?.top ?? null} />
        {further > 0 ? <ShowMore onClick={() => onOpen(items.length)} onNear={loadGrid} /> : <ListEnd />}
      </>
    );
  }
  return (
    <WindowedGrid
      fallback={<GameGrid games={items} hasHeart={hasHeart} boxes={further} />}
      key={`${hallQueryText(list.filter)} ${list.sysnames?.join() ?? ''}`}
      list={list}
      first={items}
      total={total}
      hasHeart={hasHeart}
      focusedBefore={lastTile}
      returnTop={place?.top ?? null}
      onLost={() => onWithdraw(list.filter)}
    />
  );
}

function NothingFound({ onReset }: Pick<LiveListProps, 'onReset'>) {
  const t = useTranslations('games');
  return (
    <EmptyState icon="games" title={t('nothingFound')} text={t('nothingFoundText')}>
      <Button onClick={onReset}>{t('reset')}</Button>
    </EmptyState>
  );
}

function useReportedTotal(total: number | null | undefined, onTotal: LiveListProps['onTotal']): void {
  useEffect(() => {
    if (total !== undefined) onTotal(total === null ? null : listedCount(total));
  }, [total, onTotal]);
}
