import { getTranslations } from 'next-intl/server';
import { BannerCarousel } from '@/components/banners/banner-carousel';
import { Page } from '@/components/content/page';
import { GameRows } from '@/components/games/tile/game-rows';
import { TILE_TEXTS } from '@/components/games/tile/tile-texts';
import { ProviderRow } from '@/components/games/providers/provider-row';
import { HomeCategories } from '@/components/home/home-categories';
import { HomeTournament } from '@/components/home/home-tournament';
import { HomeTop } from '@/components/home/home-top';
import { HomeJackpots, HomeOfferList, HomeWinners } from '@/components/home/home-lists';
import { loadHome } from '@/components/home/load-home.server';
import { ClientMessages } from '@/components/layout/client-messages';
import { metadataOf } from '@/lib/seo/page-metadata.server';

/** Rendered in the browser. */
const BROWSER_TEXTS = [
  'home.bannerControls',
  'home.previousBanner',
  'home.nextBanner',
  'home.showBanner',
  'home.hiddenName',
  ...TILE_TEXTS,
] as const;

export const generateMetadata = () => metadataOf(loadHome());

/** Home (R-HOME-01, R-HOME-04): each section links to its full page; sections without data are omitted. */
export default async function HomePage() {
  const [home, t] = await Promise.all([loadHome(), getTranslations('home')]);
  const { seo, siteName, features, categories } = home;
  return (
    <Page seo={seo} title={siteName} isBare textFold={t('about', { siteName })}>
      <h1 className="visuallyHidden">{`${siteName} – ${t('claim')}`}</h1>
      <ClientMessages namespaces={BROWSER_TEXTS}>
        <HomeTop hasHeart={features.favouriteIcon} isTitleLink={features.clickableTitles}>
          <BannerCarousel label={t('banners')} banners={home.banners} />
        </HomeTop>
        {categories.length > 0 && (
          <HomeCategories label={t('categories')} allLabel={t('allGames')} categories={categories} />
        )}
        <GameRows
          rows={home.rows}
          popular={home.popular}
          afterFirst={<HomeWinners winners={home.winners} />}
        />
        <HomeJackpots jackpots={home.jackpots} />
      </ClientMessages>
      <ProviderRow title={t('providers')} providers={home.providers} />
      <HomeOfferList offers={home.offers} />
      <HomeTournament tournament={home.tournament} />
    </Page>
  );
}
