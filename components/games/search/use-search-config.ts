import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { whileWanted } from '@/components/ui/use-loaded';
import { fetchSettingsPart, type SettingsParts } from '@/lib/site-settings/settings-parts';
import { SEARCH_MIN_LENGTH } from '@/lib/games/rules';

type SearchConfig = SettingsParts['search'];

/** The operator's search settings (R-GAME-13); null while loading, built-in values on failure. */
export function useSearchConfig(): SearchConfig | null {
  const locale = useLocale();
  const t = useTranslations('search');
  const popular = t('popularQueries');
  const [config, setConfig] = useState<SearchConfig | null>(null);
  useEffect(() => {
    const builtIn = {
      minLength: SEARCH_MIN_LENGTH,
      popularQueries: popular.split(','),
      recommendedSysnames: [],
      hiddenCategories: [],
    };
    return whileWanted(fetchSettingsPart('search', locale), (settings) => setConfig(settings ?? builtIn));
  }, [locale, popular]);
  return config;
}
