'use client';

import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/lib/routing/paths';
import chips from '../chips.module.scss';
import styles from './search-dialog.module.scss';
import type { GameSearch } from './use-game-search';

interface SearchResultsProps {
  search: GameSearch;
  /** Puts a suggested text into the field. */
  onPick(text: string): void;
  /** A game was chosen. */
  onLeave(): void;
}

/** What stands under the search field: suggestions, games found, or why there are none. */
export function SearchResults({ search, onPick, onLeave }: SearchResultsProps) {
  const t = useTranslations('search');
  const { state, games, total, retry } = search;
  return (
    <>
      <p role="status" className={styles.status}>
        {state === 'found' && t('found', { count: total })}
      </p>
      {state === 'idle' && <Suggestions onPick={onPick} />}
      {state === 'failed' && <FailedState onRetry={retry} />}
      {state === 'busy' && games.length === 0 && <ResultBoxes />}
      {state === 'found' && games.length === 0 && (
        <EmptyState icon="search" title={t('nothing')} text={t('nothingText')} />
      )}
      {state !== 'failed' && games.length > 0 && (
        <ul className={clsx(styles.results, state === 'busy' && styles.stale)}>
          {games.map(({ sysname, name, image }) => (
            <li key={sysname}>
              <Link href={paths.game(sysname)} className={styles.result} onClick={onLeave}>
                <span className={styles.picture}>
                  {image && <img src={image} width={96} height={64} alt="" loading="lazy" decoding="async" />}
                </span>
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Suggestions({ onPick }: Pick<SearchResultsProps, 'onPick'>) {
  const t = useTranslations('search');
  const queries = t('popularQueries').split(',');
  return (
    <section aria-label={t('popular')}>
      <p className={styles.label}>{t('popular')}</p>
      <ul className={styles.suggestions}>
        {queries.map((query) => (
          <li key={query}>
            <button type="button" className={chips.chip} onClick={() => onPick(query.trim())}>
              {query.trim()}
            </button>
          </li>
        ))}
      </ul>
    </section>
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
