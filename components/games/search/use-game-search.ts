import { useMemo, useState } from 'react';
import { mergeGames } from '@/lib/games/rules';
import { searchGames, type SearchGame, type SearchHits, type SearchIndex } from '@/lib/games/search-index';
import { usePlatformSearch } from './use-platform-search';

/** Games shown at first, and further ones each time the visitor asks for more. */
export const RESULT_STEP = 24;

export interface GameSearch extends SearchHits {
  /** `busy`: no results yet, and the request is pending. */
  state: 'idle' | 'busy' | 'failed' | 'found';
  retry(): void;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Shows further games of the same text. */
  showMore(): void;
}

const NO_HITS = { games: [], total: 0, providers: [], categories: [] };

/** Searches the catalogue on the device, and the platform if that is incomplete or has no match (R-GAME-13). */
export function useGameSearch(text: string, minLength: number, index: SearchIndex | null): GameSearch {
  const query = text.trim();
  const isLongEnough = query.length >= minLength;
  const [count, showMore] = useResultCount(query);
  const local = useMemo(
    () => (index && isLongEnough ? searchGames(index, query, count) : NO_HITS),
    [index, isLongEnough, query, count],
  );
  const needsPlatform = isLongEnough && (!index?.isComplete || local.total === 0);
  const platform = usePlatformSearch(needsPlatform ? query : null, count);

  const { retry, isLoadingMore } = platform;
  const ways = { isLoadingMore, retry, showMore };
  if (!isLongEnough) return { ...NO_HITS, ...ways, state: 'idle', hasMore: false };
  const pages: { items: readonly SearchGame[] }[] = [{ items: local.games }, { items: platform.games }];
  const games = mergeGames(pages).slice(0, count);
  const total = Math.max(local.total, platform.total, games.length);
  const hasHits = total > 0 || local.providers.length > 0 || local.categories.length > 0;
  // A total may count games that the platform does not list.
  const hasMore = games.length < total && (games.length === count || isLoadingMore);
  return { ...local, ...ways, games, total, hasMore, state: stateOf(platform.state, hasHits, index) };
}

/** The number of games to show for a text, and a function that raises it. */
function useResultCount(query: string): [count: number, showMore: () => void] {
  const [asked, setAsked] = useState({ query, count: RESULT_STEP });
  const count = asked.query === query ? asked.count : RESULT_STEP;
  return [count, () => setAsked({ query, count: count + RESULT_STEP })];
}

/** A fully cached catalogue does not need the platform: an outage has no effect then. */
function stateOf(
  platform: GameSearch['state'],
  hasHits: boolean,
  index: SearchIndex | null,
): GameSearch['state'] {
  if (hasHits || platform === 'idle') return 'found';
  return platform === 'failed' && index?.isComplete ? 'found' : platform;
}
