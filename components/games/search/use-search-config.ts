'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { fetchSettingsPart, type SettingsParts } from '@/lib/site-settings/settings-parts';
import { SEARCH_MIN_LENGTH } from '@/lib/games/rules';

type SearchConfig = SettingsParts['search'];

/** How the operator set the search up (R-GAME-13); null until that is known, built-in values where it cannot be had. */
export function useSearchConfig(): SearchConfig | null {
  const locale = useLocale();
  const t = useTranslations('search');
  const popular = t('popularQueries');
  const [config, setConfig] = useState<SearchConfig | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchSettingsPart('search', locale).then((settings) => {
      if (!isWanted) return;
      const builtIn = {
        minLength: SEARCH_MIN_LENGTH,
        popularQueries: popular.split(','),
        recommendedSysnames: [],
        hiddenCategories: [],
      };
      setConfig(settings ?? builtIn);
    });
    return () => {
      isWanted = false;
    };
  }, [locale, popular]);
  return config;
}
