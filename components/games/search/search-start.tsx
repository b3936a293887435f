'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { forgetSearches, recentSearches } from '@/lib/games/recent-searches';
import styles from './search-dialog.module.scss';
import { Queries, ResultBoxes } from './search-results';

interface SearchStartProps {
  /** Null until it is known what others search for. */
  popular: readonly string[] | null;
  hasGames: boolean;
  /** Puts a text into the field; an empty one gives it the focus alone. */
  onPick(text: string): void;
}

/** What is offered above the games before anything is typed: searches of this visitor, and popular ones. */
export function SearchStart({ popular, hasGames, onPick }: SearchStartProps) {
  const t = useTranslations('search');
  const [searched, setSearched] = useState(recentSearches);

  /** The button goes with the texts, so that the focus moves to the field. */
  function forget(): void {
    forgetSearches();
    setSearched([]);
    onPick('');
  }

  return (
    <>
      <Queries title={t('recentQueries')} queries={searched} onPick={onPick}>
        <button type="button" className={styles.forget} onClick={forget}>
          {t('forget')}
        </button>
      </Queries>
      <Queries title={t('popular')} queries={popular ?? []} onPick={onPick} />
      {popular === null && !hasGames && <ResultBoxes />}
    </>
  );
}
