import 'server-only';
import type { Locale } from '@/i18n/routing';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import { loadFirstGames } from './loader';
import type { HallScope } from './rules';

/** Games of a tournament or jackpot as a games hall (R-TOUR-03): the first tiles, without categories. */
export async function loadScopedHall(locale: Locale, scope: HallScope) {
  const [games, config, { features }] = await Promise.all([
    loadFirstGames(locale, scope),
    loadCollection('games-config', locale),
    loadSiteConfig(locale),
  ]);
  return {
    games,
    categories: [],
    types: config.types,
    pageSize: config.pageSize,
    scope,
    hasHeart: features.favouriteIcon,
  };
}
