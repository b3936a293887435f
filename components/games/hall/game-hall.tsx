'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { Suspense, useCallback, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { useRetainedFocus } from '@/components/ui/use-retained-focus';
import type { GameType } from '@/lib/content/game-types';
import {
  hallQueryText,
  isUnfiltered,
  NO_FILTER,
  parseHallQuery,
  type HallFilter,
  type HallScope,
} from '@/lib/games/rules';
import type { CategoryLink } from '@/lib/games/schema';
import { counted } from '@/lib/format/thousands';
import { CategoryChips } from './category-chips';
import chips from './chips.module.scss';
import { GameGrid } from '../tile/game-grid';
import { HallFilters, HallTypes } from './hall-filters';
import { keepPlace, readPlace } from './hall-place';
import { HallQueryWatcher } from './hall-query-watcher';
import { HallSort } from './hall-sort';
import styles from './hall.module.scss';
import type { FirstGames, LiveListProps } from './live-list';
import { ServerGames } from './server-games';
import { useGamesAhead } from './use-games-ahead';
import { useStoredPlace } from './use-stored-place';
import { tileOf } from '../tile/tile-of';
import { plainGridOf, useTileKeys } from '../tile/use-tile-keys';

const LiveGames = lazyPart(() => import('./live-games').then((module) => module.LiveGames));

export interface GameHallProps {
  /** Types offered as tabs (R-GAME-04). */
  types: readonly GameType[];
  categories: readonly CategoryLink[];
  scope: HallScope;
  /** Unfiltered, rendered into the server's HTML. */
  first: FirstGames;
  /** Text with the total; empty if unknown. From the server: the first plural form takes a slow phone 15 ms. */
  firstCount: string;
  /** Games fetched first after filtering. */
  step: number;
  hasHeart: boolean;
  /** Shown instead when there are no games. */
  children: ReactNode;
}

/** From the address, and the position at which the page was left. */
type HallView = Pick<LiveListProps, 'filter' | 'isOpen' | 'place'>;

/**
 * A games hall (R-GAME-05): the server's tiles stay until the visitor filters or requests more; only then is the code
 * that reads and lists games fetched. The filter is in the address and read only in the browser.
 */
export function GameHall(props: GameHallProps) {
  const { types, categories, scope, first, firstCount, step, hasHeart, children } = props;
  const t = useTranslations('games');
  const root = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const lastTile = useRef<number | null>(null);
  const [view, setView] = useState<HallView>({ filter: NO_FILTER, isOpen: false, place: null });
  const [liveTotal, setLiveTotal] = useState<number | null>(null);
  const { filter, isOpen, place } = view;
  const keys = useTileKeys(plainGridOf);
  useStoredPlace(root, isOpen);
  const focusHandlers = useRetainedFocus(root, count);
  const fetchAhead = useGamesAhead({ types, filter, scope, step });

  const follow = useCallback((search: string) => setView((before) => viewOf(search, before)), []);

  // Merges filter changes made in quick succession, even before the first one is rendered.
  const chosen = useRef(filter);
  useEffect(() => void (chosen.current = filter), [filter]);

  function choose(change: Partial<HallFilter>): void {
    const next = { ...chosen.current, ...change };
    // The list and the history stay as they are where nothing changes.
    if (hallQueryText(next) === hallQueryText(chosen.current)) return;
    chosen.current = next;
    fetchAhead(next);
    const { pathname, search, hash } = window.location;
    keepPlace(isOpen);
    window.history.pushState(null, '', `${pathname}${hallQueryText(next, search)}${hash}`);
    setView({ filter: next, isOpen: false, place: null });
  }

  function open(shown: number): void {
    lastTile.current = shown;
    // The button unmounts; if it still had focus, the browser would scroll to the temporary end of the page.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    setView({ ...view, isOpen: true, place: null });
  }

  /** The address keeps the original filter: a reload requests it again. */
  function withdraw(remaining: HallFilter): void {
    keepPlace(false);
    setView({ filter: remaining, isOpen: false, place: null });
  }

  const liveCount = liveTotal !== null && t('gameCount', counted(liveTotal));
  return (
    <div
      ref={root}
      className={clsx(!isUnfiltered(filter) && styles.filtered)}
      {...keys}
      {...focusHandlers}
      onFocus={(event) => {
        focusHandlers.onFocus(event);
        rememberTile(event, lastTile);
      }}
    >
      <Suspense fallback={null}>
        <HallQueryWatcher onChange={follow} />
      </Suspense>
      <div className={styles.controls}>
        <HallChips categories={categories} category={filter.category} scope={scope}>
          <HallTypes
            types={types}
            filter={filter}
            hasFavourites={hasHeart}
            onIntent={fetchAhead}
            onChange={choose}
          />
        </HallChips>
        <div className={styles.bar}>
          <HallFilters filter={filter} scope={scope} onChange={choose} />
          <p ref={count} className={styles.count} role="status" tabIndex={-1}>
            {isUnfiltered(filter) ? firstCount : liveCount}
          </p>
          <HallSort filter={filter} onChange={choose} />
        </div>
      </div>
      <HallGames
        {...{ filter, scope, first, step, hasHeart, isOpen, place, lastTile }}
        onOpen={open}
        onTotal={setLiveTotal}
        onReset={() => choose(NO_FILTER)}
        onWithdraw={withdraw}
      >
        {children}
      </HallGames>
    </div>
  );
}

interface HallChipsProps extends Pick<GameHallProps, 'categories' | 'scope'> {
  category: string | null;
  children: ReactNode;
}

/** One row of chips, starting with the page's subject: its game types or its category. */
function HallChips({ categories, category, scope, children }: HallChipsProps) {
  const t = useTranslations('games');
  const isOfCategory = scope.category !== undefined;
  return (
    <div className={clsx(chips.chips, styles.chips)}>
      {!isOfCategory && children}
      <CategoryChips
        label={t('categories')}
        // Without a category, the hall already shows all games.
        allLabel={isOfCategory ? t('allGames') : undefined}
        categories={categories}
        current={scope.category ?? category}
        isPart
      />
      {isOfCategory && children}
    </div>
  );
}

type HallGamesProps = Omit<LiveListProps, 'given' | 'waiting' | 'sysnames'> &
  Pick<GameHallProps, 'first' | 'children'>;

/** The server's games while they match the filter, else games fetched in the browser. */
function HallGames({ first, children, ...list }: HallGamesProps) {
  const { filter, hasHeart, step, isOpen } = list;
  const { items, total } = first;
  const isPlain = isUnfiltered(filter);
  if (isPlain && items.length === 0) return children;
  if (isPlain && !(isOpen && total > items.length)) return <ServerGames {...list} first={first} />;
  const boxes = (
    <div className={styles.boxes} inert>
      {items.length > 0 && <GameGrid games={items} hasHeart={hasHeart} />}
    </div>
  );
  const opening = <GameGrid games={items} hasHeart={hasHeart} boxes={step} />;
  return (
    <LiveGames
      fallback={isPlain ? opening : boxes}
      {...list}
      given={isPlain ? first : null}
      waiting={boxes}
      onLost={() => list.onWithdraw(NO_FILTER)}
    />
  );
}

/** The view for an address; reuses the previous filter object if nothing changed. */
function viewOf(search: string, before: HallView): HallView {
  const filter = parseHallQuery(search);
  const place = readPlace();
  const isSameFilter = hallQueryText(filter) === hallQueryText(before.filter);
  if (isSameFilter && place === null) return before;
  // The address is read slightly after hydration: a list opened before that stays open.
  const isOpen = (place?.isOpen ?? false) || (isSameFilter && before.isOpen);
  return { filter: isSameFilter ? before.filter : filter, isOpen, place };
}

/** Remembers the focused tile for the grid that replaces this one. */
function rememberTile({ target }: FocusEvent, lastTile: { current: number | null }): void {
  const tile = tileOf(target);
  if (tile) lastTile.current = Number(tile.dataset.tile);
}
