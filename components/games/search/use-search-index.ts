import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { loadSearchIndex } from '@/lib/games/search-data';
import { heldSearchIndex } from '@/lib/games/search-held';
import type { SearchIndex } from '@/lib/games/search-index';

/** The catalogue for searching on the device; null until it is available. */
export function useSearchIndex(): SearchIndex | null {
  const locale = useLocale();
  const t = useTranslations('search');
  const [index, setIndex] = useState(() => heldSearchIndex(locale));
  useEffect(() => {
    let isWanted = true;
    const kinds = {
      casino: t('kinds.casino'),
      slot: t('kinds.slot'),
      live: t('kinds.live'),
      fast: t('kinds.fast'),
    };
    void loadSearchIndex(locale, kinds, (loaded) => {
      if (isWanted) setIndex(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [locale, t]);
  return index;
}
