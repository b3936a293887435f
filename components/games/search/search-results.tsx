import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { Skeletons } from '@/components/ui/skeletons';
import { paths } from '@/lib/routing/paths';
import { counted } from '@/lib/format/thousands';
import chips from '../hall/chips.module.scss';
import styles from './search-dialog.module.scss';
import type { GameSearch } from './use-game-search';

/** Number of results, announced, and messages shown instead of results. */
export function SearchState({ search, onLeave }: { search: GameSearch; onLeave(): void }) {
  const t = useTranslations('search');
  const { state, total, categories, providers, retry } = search;
  const others = categories.length + providers.length;
  return (
    <>
      <p role="status" className="visuallyHidden">
        {state === 'found' &&
          (total === 0 && others > 0 ? t('foundOthers', counted(others)) : t('found', counted(total)))}
      </p>
      {state === 'failed' && <FailedState onRetry={retry} />}
      {state === 'busy' && <ResultBoxes />}
      {state === 'found' && total + others === 0 && (
        <div className={styles.nothing}>
          <EmptyState icon="search" title={t('nothing')} text={t('nothingText')}>
            <div className={styles.waysOn}>
              <ButtonLink href={paths.gameHall()} look="secondary" size="s" onClick={onLeave}>
                {t('allGames')}
              </ButtonLink>
              <ButtonLink href={paths.providers()} look="secondary" size="s" onClick={onLeave}>
                {t('allProviders')}
              </ButtonLink>
            </div>
          </EmptyState>
        </div>
      )}
    </>
  );
}

interface QueriesProps {
  title: string;
  queries: readonly string[];
  /** Fills the field with a text. */
  onPick(text: string): void;
  /** Shown beside the title. */
  children?: ReactNode;
}

/** Suggested searches, the visitor's own or popular ones; shown while the field is empty. */
export function Queries({ title, queries, onPick, children }: QueriesProps) {
  const shown = [...new Set(queries.map((query) => query.trim()).filter((query) => query !== ''))];
  if (shown.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className={styles.heading}>
        <p className={styles.label}>{title}</p>
        {children}
      </div>
      <ul className={styles.suggestions}>
        {shown.map((query) => (
          <li key={query}>
            <button type="button" className={chips.chip} onClick={() => onPick(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Skeleton shown while results load. */
export function ResultBoxes() {
  return (
    <div className={styles.results} aria-hidden="true">
      <Skeletons count={5} className={styles.box} />
    </div>
  );
}
