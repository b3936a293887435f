import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { JackpotsView } from '@/components/jackpots/jackpots-view';
import { currentLocale } from '@/i18n/locale.server';
import { loadJackpots } from '@/lib/jackpots/loader';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs, metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';
import { itemList } from '@/lib/seo/item-list.server';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('jackpots')]);
  const [seo, jackpots, crumbs] = await Promise.all([
    pageSeo({ path: paths.jackpots(), locale, fallbackTitle: t('title') }),
    loadJackpots(locale),
    breadcrumbs(locale, [{ name: t('title'), path: paths.jackpots() }]),
  ]);
  const items = (jackpots ?? []).map(({ id, name }) => ({
    name: name ?? t('unnamed', { id }),
    path: paths.jackpot(id),
  }));
  return { t, seo, jackpots, nodes: [crumbs, ...itemList(locale, items)] };
});

export const generateMetadata = () => metadataOf(load());

export default async function JackpotsPage() {
  const { t, seo, jackpots, nodes } = await load();
  return (
    <Page seo={seo} title={t('title')} lead={t('lead')} nodes={nodes}>
      <ClientMessages namespaces={['jackpots']}>
        <JackpotsView jackpots={jackpots} />
      </ClientMessages>
    </Page>
  );
}
