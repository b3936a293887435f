import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { BettingPage } from '@/components/betting/betting-page';
import { Page } from '@/components/content/page';
import { currentLocale } from '@/i18n/locale.server';
import { loadBetting } from '@/lib/betting/loader';
import { paths } from '@/lib/routing/paths';
import { metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('betting')]);
  const [seo, betting] = await Promise.all([
    pageSeo({ path: paths.betting(), locale, fallbackTitle: t('title') }),
    loadBetting(locale, t('notice')),
  ]);
  return { seo, betting, t };
});

export const generateMetadata = () => metadataOf(load());

export default async function BettingRoute() {
  const { seo, betting, t } = await load();
  return (
    <Page seo={seo} title={t('title')} isBare>
      <BettingPage betting={betting} />
    </Page>
  );
}
