import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { whileWanted } from '@/components/ui/use-loaded';
import { findGames } from '@/lib/games/read-games';
import { SEARCH_MIN_LENGTH } from '@/lib/games/rules';
import { loadSearchIndex } from '@/lib/games/search-data';
import { heldSearchIndex } from '@/lib/games/search-held';
import type { SearchGame, SearchIndex } from '@/lib/games/search-index';
import { fetchSettingsPart, type SettingsParts } from '@/lib/site-settings/settings-parts';

type SearchConfig = SettingsParts['search'];

/** The operator's search settings (R-GAME-13); null while loading, built-in values on failure. */
export function useSearchConfig(): SearchConfig | null {
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
    return whileWanted(fetchSettingsPart('search'), (settings) => setConfig(settings ?? builtIn));
  }, [popular]);
  return config;
}

/** The catalogue for searching on the device; null until it is available. */
export function useSearchIndex(): SearchIndex | null {
  const t = useTranslations('search');
  const [index, setIndex] = useState(heldSearchIndex);
  useEffect(() => {
    let isWanted = true;
    const kinds = {
      casino: t('kinds.casino'),
      slot: t('kinds.slot'),
      live: t('kinds.live'),
      fast: t('kinds.fast'),
    };
    void loadSearchIndex(kinds, (loaded) => {
      if (isWanted) setIndex(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [t]);
  return index;
}

const MAX_RECOMMENDED = 12;

/**
 * Recommended games while the field is empty; the most popular ones if the operator names none. Read from the platform
 * until the catalogue is cached; empty on failure.
 * @param sysnames Null until the operator's choice is known.
 */
export function useRecommendedGames(
  sysnames: readonly string[] | null,
  index: SearchIndex | null,
): readonly SearchGame[] {
  const [games, setGames] = useState<readonly SearchGame[]>([]);
  const wanted = sysnames === null || index ? '' : sysnames.slice(0, MAX_RECOMMENDED).join(',');
  useEffect(() => {
    if (wanted === '') return;
    const running = new AbortController();
    const input = { sysnames: wanted.split(','), fields: ['description'], count: MAX_RECOMMENDED } as const;
    void findGames(input, running.signal).then(
      ({ items }) => setGames(items),
      () => undefined,
    );
    return () => running.abort();
  }, [wanted]);
  if (sysnames === null) return [];
  return index ? recommended(index.data.games, sysnames) : games;
}

function recommended(games: readonly SearchGame[], sysnames: readonly string[]): readonly SearchGame[] {
  const chosen = sysnames.flatMap((sysname) => games.find((game) => game.sysname === sysname) ?? []);
  return (chosen.length > 0 ? chosen : games).slice(0, MAX_RECOMMENDED);
}
