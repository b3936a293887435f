import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { WinnersView } from '@/components/winners/winners-view';
import { currentLocale } from '@/i18n/locale.server';
import { loadWinners } from '@/lib/jackpots/loader';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs, metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';

const SHOWN = 40;

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('jackpots')]);
  const [seo, winners, crumbs] = await Promise.all([
    pageSeo({ path: paths.winners(), locale, fallbackTitle: t('winnersTitle') }),
    loadWinners(locale, SHOWN),
    breadcrumbs(locale, [{ name: t('winnersTitle'), path: paths.winners() }]),
  ]);
  return { t, seo, winners, crumbs };
});

export const generateMetadata = () => metadataOf(load());

export default async function WinnersPage() {
  const { t, seo, winners, crumbs } = await load();
  return (
    <Page seo={seo} title={t('winnersTitle')} nodes={[crumbs]}>
      <ClientMessages namespaces={['jackpots']}>
        <WinnersView page={winners} isRanked />
      </ClientMessages>
    </Page>
  );
}
