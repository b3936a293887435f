import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { forgetSearches, recentSearches } from '@/lib/games/recent-searches';
import styles from './search-dialog.module.scss';
import { Queries, ResultBoxes } from './search-results';

interface SearchStartProps {
  /** Null until popular searches are known. */
  popular: readonly string[] | null;
  hasGames: boolean;
  /** Fills the field with a text; an empty one only focuses it. */
  onPick(text: string): void;
}

/** Suggestions above the games while the field is empty: the visitor's searches, and popular ones. */
export function SearchStart({ popular, hasGames, onPick }: SearchStartProps) {
  const t = useTranslations('search');
  const [searched, setSearched] = useState(recentSearches);

  /** The button unmounts with the list, so focus moves to the field. */
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
