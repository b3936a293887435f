'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import type { SettingsParts } from '@/lib/content/settings-parts';
import { paths } from '@/lib/routing/paths';
import chips from '../chips.module.scss';
import styles from './search-dialog.module.scss';
import { useRecommendedGames, type GameSearch } from './use-game-search';

interface SearchResultsProps {
  search: GameSearch;
  /** Null until it is known. */
  config: SettingsParts['search'] | null;
  /** Puts a suggested text into the field. */
  onPick(text: string): void;
  /** A game was chosen. */
  onLeave(): void;
  /** Keys pressed on a result. */
  onWalk(event: KeyboardEvent): void;
}

/** What stands under the search field: suggestions, games found, or why there are none. */
export function SearchResults({ search, config, onPick, onLeave, onWalk }: SearchResultsProps) {
  const t = useTranslations('search');
  const { state, games, total, retry } = search;
  return (
    <>
      <p role="status" className={styles.status}>
        {state === 'found' && t('found', { count: total })}
      </p>
      {state === 'idle' && config && (
        <Suggestions config={config} onPick={onPick} onLeave={onLeave} onWalk={onWalk} />
      )}
      {state === 'failed' && <FailedState onRetry={retry} />}
      {state === 'busy' && games.length === 0 && <ResultBoxes />}
      {state === 'found' && games.length === 0 && (
        <EmptyState icon="search" title={t('nothing')} text={t('nothingText')} />
      )}
      {state !== 'failed' && (
        <Results games={games} isStale={state === 'busy'} onLeave={onLeave} onWalk={onWalk} />
      )}
    </>
  );
}

interface ResultsProps extends Pick<SearchResultsProps, 'onLeave' | 'onWalk'> {
  games: GameSearch['games'];
  /** A newer search is on its way. */
  isStale: boolean;
}

function Results({ games, isStale, onLeave, onWalk }: ResultsProps) {
  if (games.length === 0) return null;
  return (
    <ul className={clsx(styles.results, isStale && styles.stale)}>
      {games.map(({ sysname, name, image }) => (
        <li key={sysname}>
          <Link href={paths.game(sysname)} className={styles.result} onClick={onLeave} onKeyDown={onWalk}>
            <span className={styles.picture}>
              {image && <img src={image} width={96} height={64} alt="" loading="lazy" decoding="async" />}
            </span>
            <span className={styles.name}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type SuggestionsProps = Pick<SearchResultsProps, 'onPick' | 'onLeave' | 'onWalk'> & {
  config: NonNullable<SearchResultsProps['config']>;
};

function Suggestions({ config, onPick, onLeave, onWalk }: SuggestionsProps) {
  const t = useTranslations('search');
  const recommended = useRecommendedGames(config.recommendedSysnames);
  const queries = [...new Set(config.popularQueries.map((query) => query.trim()))];
  return (
    <>
      {queries.length > 0 && (
        <section aria-label={t('popular')}>
          <p className={styles.label}>{t('popular')}</p>
          <ul className={styles.suggestions}>
            {queries.map((query) => (
              <li key={query}>
                <button type="button" className={chips.chip} onClick={() => onPick(query)}>
                  {query}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {recommended.length > 0 && (
        <section aria-label={t('recommended')}>
          <p className={styles.label}>{t('recommended')}</p>
          <Results games={recommended} isStale={false} onLeave={onLeave} onWalk={onWalk} />
        </section>
      )}
    </>
  );
}

function ResultBoxes() {
  return (
    <div className={styles.results}>
      {[1, 2, 3, 4, 5].map((box) => (
        <Skeleton key={box} className={styles.box} />
      ))}
    </div>
  );
}
