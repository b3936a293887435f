import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { MissingPage } from '@/components/content/missing-page';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { ShopPoints } from '@/components/loyalty/shop-points';
import { ShopView } from '@/components/loyalty/shop-view';
import { currentLocale } from '@/i18n/locale.server';
import { hasLoyalty, loadLoyaltyTexts, loadProducts } from '@/lib/loyalty/loader';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs, metadataOf, pageSeo } from '@/lib/seo/page-metadata.server';

const load = cache(async () => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('loyalty')]);
  if (!(await hasLoyalty(locale))) return null;
  const title = t('shop.title');
  const [seo, products, { pointsName }, crumbs] = await Promise.all([
    pageSeo({ path: paths.loyaltyShop(), locale, fallbackTitle: title }),
    loadProducts(locale),
    loadLoyaltyTexts(locale),
    breadcrumbs(locale, [
      { name: t('title'), path: paths.loyalty() },
      { name: title, path: paths.loyaltyShop() },
    ]),
  ]);
  return { t, seo, title, products, pointsName, crumbs };
});

export const generateMetadata = () => metadataOf(load());

export default async function LoyaltyShopPage() {
  const view = await load();
  if (view === null) return <MissingPage />;
  const { t, seo, title, products, pointsName, crumbs } = view;
  return (
    <ClientMessages namespaces={['loyalty', 'points']}>
      <Page
        seo={seo}
        title={title}
        back={{ href: paths.loyalty(), label: t('title') }}
        aside={products?.length !== 0 && <ShopPoints />}
        nodes={[crumbs]}
      >
        <ShopView products={products} pointsName={pointsName} />
      </Page>
    </ClientMessages>
  );
}
