'use client';

import { useMemo } from 'react';
import { mergeGames } from '@/lib/games/rules';
import {
  searchGames,
  type SearchCategory,
  type SearchGame,
  type SearchIndex,
  type SearchProvider,
} from '@/lib/games/search-index';
import { usePlatformSearch } from './use-platform-search';

/** Maximum number of games shown. */
const RESULT_COUNT = 24;

export interface GameSearch {
  /** `busy`: no results yet, and the request is pending. */
  state: 'idle' | 'busy' | 'failed' | 'found';
  games: readonly SearchGame[];
  total: number;
  providers: readonly SearchProvider[];
  categories: readonly SearchCategory[];
  retry(): void;
}

const NO_HITS = { games: [], total: 0, providers: [], categories: [] };

/**
 * Searches immediately in the catalogue cached on the device, and on the platform if that is incomplete or has no match
 * (R-GAME-13).
 */
export function useGameSearch(text: string, minLength: number, index: SearchIndex | null): GameSearch {
  const query = text.trim();
  const isLongEnough = query.length >= minLength;
  const local = useMemo(
    () => (index && isLongEnough ? searchGames(index, query, RESULT_COUNT) : NO_HITS),
    [index, isLongEnough, query],
  );
  const needsPlatform = isLongEnough && (!index?.isComplete || local.total === 0);
  const platform = usePlatformSearch(needsPlatform ? query : null, RESULT_COUNT);

  const { retry } = platform;
  if (!isLongEnough) return { ...NO_HITS, state: 'idle', retry };
  const pages: { items: readonly SearchGame[] }[] = [{ items: local.games }, { items: platform.games }];
  const games = mergeGames(pages).slice(0, RESULT_COUNT);
  const total = Math.max(local.total, platform.total, games.length);
  const hasHits = total > 0 || local.providers.length > 0 || local.categories.length > 0;
  return { ...local, games, total, state: stateOf(platform.state, hasHits, index), retry };
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
