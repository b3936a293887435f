import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { OffersView } from '@/components/offers/offers-view';
import { PromoCodeFold } from '@/components/offers/promo-code-fold';
import { currentLocale } from '@/i18n/locale.server';
import { loadOffers } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs } from '@/lib/seo/breadcrumbs.server';
import { itemList } from '@/lib/seo/item-list.server';
import { pageSeo } from '@/lib/seo/page-metadata.server';

export const revalidate = 60;

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('offers')]);
  const [seo, offers, crumbs] = await Promise.all([
    pageSeo({ path: paths.offers(), locale, fallbackTitle: t('title') }),
    loadOffers(locale),
    breadcrumbs(locale, [{ name: t('title'), path: paths.offers() }]),
  ]);
  const items = (offers ?? []).map(({ id, name }) => ({
    name: name ?? t('unnamed', { id }),
    path: paths.offer(id),
  }));
  return { t, seo, offers, nodes: [crumbs, ...itemList(locale, items)] };
});

export async function generateMetadata(): Promise<Metadata> {
  return (await load()).seo.metadata;
}

export default async function OffersPage() {
  const { t, seo, offers, nodes } = await load();
  return (
    <Page seo={seo} title={t('title')} lead={t('lead')} nodes={nodes}>
      <ClientMessages namespaces={['offers']}>
        <OffersView offers={offers} />
      </ClientMessages>
      <PromoCodeFold />
    </Page>
  );
}
