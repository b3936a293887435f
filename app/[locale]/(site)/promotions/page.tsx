import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { PromoCodeFold } from '@/components/offers/promo-code-fold';
import { PromotionsView } from '@/components/offers/promotions-view';
import { currentLocale } from '@/i18n/locale.server';
import { loadPromotions } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs } from '@/lib/seo/breadcrumbs.server';
import { itemList } from '@/lib/seo/item-list.server';
import { pageSeo } from '@/lib/seo/page-metadata.server';

export const revalidate = 60;

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('offers')]);
  const [seo, promotions, crumbs] = await Promise.all([
    pageSeo({ path: paths.promotions(), locale, fallbackTitle: t('promotionsTitle') }),
    loadPromotions(locale),
    breadcrumbs(locale, [{ name: t('promotionsTitle'), path: paths.promotions() }]),
  ]);
  const items = (promotions ?? []).map(({ id, name }) => ({
    name: name ?? t('unnamedPromotion', { id }),
    path: paths.promotion(id),
  }));
  return { t, seo, promotions, nodes: [crumbs, ...itemList(locale, items)] };
});

export async function generateMetadata(): Promise<Metadata> {
  return (await load()).seo.metadata;
}

export default async function PromotionsPage() {
  const { t, seo, promotions, nodes } = await load();
  return (
    <Page seo={seo} title={t('promotionsTitle')} lead={t('promotionsLead')} nodes={nodes}>
      <ClientMessages namespaces={['offers']}>
        <PromotionsView promotions={promotions} />
      </ClientMessages>
      <PromoCodeFold />
    </Page>
  );
}
