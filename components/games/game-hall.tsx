'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import {
  FIRST_TILES,
  hallQueryText,
  isUnfiltered,
  NO_FILTER,
  parseHallQuery,
  type HallFilter,
  type HallScope,
} from '@/lib/games/rules';
import type { Category, GameType } from '@/lib/games/schema';
import { CategoryChips } from './category-chips';
import { BoxGrid } from './game-grid';
import { HallFilters } from './hall-filters';
import { HallQueryWatcher } from './hall-query-watcher';
import styles from './hall.module.scss';

const LiveGames = lazy(() => import('./live-games').then((module) => ({ default: module.LiveGames })));

export interface GameHallProps {
  /** Types offered as tabs (R-GAME-04). */
  types: readonly GameType[];
  categories: readonly Pick<Category, 'id' | 'name'>[];
  scope: HallScope;
  /** Games there are without a choice; the server drew the first of them. */
  total: number;
  /** Games fetched at once. */
  step: number;
  hasHeart: boolean;
  /** The first tiles, drawn by the server. */
  children: ReactNode;
}

/**
 * A games hall (R-GAME-05): the server's tiles stay until the visitor chooses something or asks for more; only then is
 * the code fetched that reads and lists games. The address says what is chosen and is followed in the browser alone.
 */
export function GameHall({ types, categories, scope, total, step, hasHeart, children }: GameHallProps) {
  const t = useTranslations('games');
  const [filter, setFilter] = useState(NO_FILTER);
  const [liveTotal, setLiveTotal] = useState<number | null>(null);
  const isPlain = isUnfiltered(filter);
  const follow = useCallback((search: string) => setFilter(parseHallQuery(search)), []);

  function choose(next: HallFilter): void {
    const { pathname, search, hash } = window.location;
    window.history.pushState(null, '', `${pathname}${hallQueryText(next, search)}${hash}`);
    setFilter(next);
  }

  const boxes = (
    <div className={styles.boxes} inert>
      {children}
    </div>
  );
  const shared = { filter, scope, step, hasHeart };
  const shownTotal = isPlain ? total : liveTotal;
  return (
    <div>
      <Suspense fallback={null}>
        <HallQueryWatcher onChange={follow} />
      </Suspense>
      <CategoryChips
        label={t('categories')}
        allLabel={t('allGames')}
        categories={categories}
        current={scope.category ?? filter.category}
      />
      <HallFilters types={types} filter={filter} onChange={choose} />
      <p className={styles.count} role="status">
        {shownTotal === null ? '' : t('gameCount', { count: shownTotal })}
      </p>
      {isPlain ? (
        <>
          {children}
          {total > FIRST_TILES && <MoreGames {...shared} />}
        </>
      ) : (
        <Suspense fallback={boxes}>
          <LiveGames
            {...shared}
            from={0}
            waiting={boxes}
            onTotal={setLiveTotal}
            onReset={() => choose(NO_FILTER)}
          />
        </Suspense>
      )}
    </div>
  );
}

type MoreGamesProps = Pick<GameHallProps, 'scope' | 'step' | 'hasHeart'> & { filter: HallFilter };

/** The games after the server's, once they are asked for. */
function MoreGames(props: MoreGamesProps) {
  const t = useTranslations('common');
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) {
    return (
      <div className={styles.more}>
        <Button look="secondary" size="l" onClick={() => setWanted(true)}>
          {t('showMore')}
        </Button>
      </div>
    );
  }
  const waiting = <BoxGrid count={props.step} />;
  return (
    <Suspense fallback={waiting}>
      <LiveGames {...props} from={FIRST_TILES} waiting={waiting} />
    </Suspense>
  );
}
