import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { TournamentsView } from '@/components/tournaments/tournaments-view';
import { currentLocale } from '@/i18n/locale.server';
import { loadLeaders, loadTournaments } from '@/lib/tournaments/loader';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs, metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';
import { itemList } from '@/lib/seo/item-list.server';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('tournaments')]);
  const [seo, tournaments, crumbs] = await Promise.all([
    pageSeo({ path: paths.tournaments(), locale, fallbackTitle: t('title') }),
    loadTournaments(locale),
    breadcrumbs(locale, [{ name: t('title'), path: paths.tournaments() }]),
  ]);
  const items = (tournaments ?? []).map(({ id, name }) => ({
    name: name ?? t('unnamed', { id }),
    path: paths.tournament(id),
  }));
  const leaders = await loadLeaders(locale, tournaments);
  return { t, seo, tournaments, leaders, nodes: [crumbs, ...itemList(locale, items)] };
});

export const generateMetadata = () => metadataOf(load());

export default async function TournamentsPage() {
  const { t, seo, tournaments, leaders, nodes } = await load();
  return (
    <Page seo={seo} title={t('title')} nodes={nodes}>
      <ClientMessages namespaces={['tournaments']}>
        <TournamentsView tournaments={tournaments} leaders={leaders} />
      </ClientMessages>
    </Page>
  );
}
