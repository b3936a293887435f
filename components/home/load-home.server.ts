import 'server-only';
import { cache } from 'react';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/i18n/locale.server';
import { loadBanners } from '@/lib/banners/loader';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import {
  loadCategories,
  loadFirstGames,
  loadGamePictures,
  loadGameRows,
  loadProviders,
} from '@/lib/games/loader';
import { loadJackpots, loadWinners } from '@/lib/jackpots/loader';
import { loadOffers } from '@/lib/offers/loader';
import { loadTournaments } from '@/lib/tournaments/loader';
import { groupTournaments } from '@/lib/tournaments/rules';
import { paths } from '@/lib/routing/paths';
import { pageSeo } from '@/lib/seo/page-metadata.server';
import { toHomeWinner } from './home-winner';
import { SHOWN } from './shown';

/** Everything the home page shows (R-HOME-01); a part that could not be read is empty and its section is left out. */
export const loadHome = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('home')]);
  const { siteName } = await loadCollection('common', locale);
  const fallbackTitle = `${siteName} – ${t('claim')}`;
  const [seo, config, banners, categories, rows, popular, winners, jackpots, offers, providers, tournaments] =
    await Promise.all([
      pageSeo({ path: paths.home(), locale, fallbackTitle }),
      loadSiteConfig(locale),
      loadBanners(locale),
      loadCategories(locale),
      loadGameRows(locale),
      loadFirstGames(locale, {}, SHOWN.games),
      loadWinners(locale, SHOWN.winners),
      loadJackpots(locale),
      loadOffers(locale),
      loadProviders(locale),
      loadTournaments(locale),
    ]);
  const shownWinners = winners?.winners ?? [];
  const pictures = await loadGamePictures(
    locale,
    shownWinners.flatMap(({ game }) => game?.sysname ?? []),
  );
  return {
    seo,
    siteName,
    features: config.features,
    banners,
    categories: categories ?? [],
    rows,
    /** Stands in where no category has a row of its own. */
    popular: rows.length > 0 ? [] : (popular?.items ?? []),
    winners: shownWinners.map((winner) => toHomeWinner(winner, pictures)),
    jackpots: (jackpots ?? []).slice(0, SHOWN.jackpots),
    /** The running one that ends first. */
    tournament: groupTournaments(tournaments ?? []).active[0] ?? null,
    offers: (offers ?? []).slice(0, SHOWN.offers),
    providers: (providers ?? []).slice(0, SHOWN.providers),
  };
});
