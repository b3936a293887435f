import 'server-only';
import { cache } from 'react';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/locale.server';
import { loadBanners } from '@/lib/banners/loader';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import {
  loadCategoryLinks,
  loadFirstGames,
  loadGamePictures,
  loadGameRows,
  loadProviders,
} from '@/lib/games/loader';
import { ROW_LENGTH } from '@/lib/games/rules';
import { loadJackpots, loadWinners } from '@/lib/jackpots/loader';
import { largestFirst } from '@/lib/jackpots/rules';
import { loadOffers } from '@/lib/offers/loader';
import type { Locale } from '@/i18n/routing';
import { loadTournaments, type Tournament } from '@/lib/tournaments/loader';
import { groupTournaments, nextToEnd } from '@/lib/tournaments/rules';
import { paths } from '@/lib/routing/paths';
import { pageSeo } from '@/lib/seo/page-metadata.server';
import { toHomeWinner, type HomeWinner } from './home-winner';

/** Items per list, each with a link to all: more than a wide screen shows at once. */
const SHOWN = { winners: 6, jackpots: 3, offers: 4, providers: 7, games: ROW_LENGTH } as const;

/** R-HOME-01; parts that could not be read are empty, and their sections omitted. */
export const loadHome = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('home')]);
  const { siteName } = await loadCollection('common', locale);
  const fallbackTitle = `${siteName} – ${t('claim')}`;
  const [seo, config, banners, categories, rows, popular, winners, jackpots, offers, providers, tournament] =
    await Promise.all([
      pageSeo({ path: paths.home(), locale, fallbackTitle }),
      loadSiteConfig(locale),
      loadBanners(locale),
      loadCategoryLinks(locale),
      loadGameRows(locale),
      loadFirstGames(locale, {}, SHOWN.games),
      loadHomeWinners(locale),
      loadJackpots(locale),
      loadOffers(locale),
      loadProviders(locale),
      loadNextTournament(locale),
    ]);
  return {
    seo,
    siteName,
    features: config.features,
    banners,
    categories,
    rows,
    /** Fallback if no category has a row. */
    popular: rows.length > 0 ? [] : (popular?.items ?? []),
    winners,
    jackpots: largestFirst(jackpots ?? []).slice(0, SHOWN.jackpots),
    tournament,
    offers: (offers ?? []).slice(0, SHOWN.offers),
    providers: (providers ?? []).slice(0, SHOWN.providers),
  };
});

async function loadHomeWinners(locale: Locale): Promise<HomeWinner[]> {
  const winners = (await loadWinners(locale, SHOWN.winners))?.winners ?? [];
  const sysnames = winners.flatMap(({ game }) => game?.sysname ?? []);
  const pictures = await loadGamePictures(locale, sysnames);
  return winners.map((winner) => toHomeWinner(winner, pictures));
}

async function loadNextTournament(locale: Locale): Promise<Tournament | null> {
  return nextToEnd(groupTournaments((await loadTournaments(locale)) ?? []).active, Date.now());
}
