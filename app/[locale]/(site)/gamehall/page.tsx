import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { HallPage } from '@/components/games/hall/hall-page';
import { currentLocale } from '@/i18n/locale.server';
import { loadHall } from '@/lib/games/loader';
import { hallNodes } from '@/lib/games/structured-data.server';
import { paths } from '@/lib/routing/paths';
import { metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('games')]);
  const title = t('hallTitle');
  const [seo, hall] = await Promise.all([
    pageSeo({ path: paths.gameHall(), locale, fallbackTitle: title }),
    loadHall(locale),
  ]);
  const nodes = await hallNodes(locale, hall.games, [{ name: title, path: paths.gameHall() }]);
  return { seo, title, hall, nodes };
});

export const generateMetadata = () => metadataOf(load());

/** The games hall (R-GAME-05). Its query is read only in the browser. */
export default async function GameHallPage() {
  const { seo, title, hall, nodes } = await load();
  return (
    <Page seo={seo} title={title} nodes={nodes}>
      <HallPage {...hall} />
    </Page>
  );
}
