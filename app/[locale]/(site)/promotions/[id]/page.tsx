import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { OfferDetail } from '@/components/offers/offer-detail';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadPromotion } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs } from '@/lib/seo/breadcrumbs.server';
import { pageSeo } from '@/lib/seo/page-metadata.server';
import { SEO_TEMPLATES } from '@/lib/seo/url-template';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface PromotionPageProps {
  params: Promise<{ id: string }>;
}

const load = cache(async (id: string) => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('offers')]);
  const found = await loadPromotion(locale, id);
  if (found.state === 'missing') notFound();
  const promotion = found.state === 'found' ? found.item : null;
  const name = promotion?.name ?? t('unnamedPromotion', { id });
  const path = paths.promotion(id);
  const [seo, things] = await Promise.all([
    pageSeo({ path, template: SEO_TEMPLATES.promotion, name, locale }),
    breadcrumbs(locale, [
      { name: t('promotionsTitle'), path: paths.promotions() },
      { name, path },
    ]),
  ]);
  return { t, promotion, name, seo, things };
});

export async function generateMetadata({ params }: PromotionPageProps): Promise<Metadata> {
  return (await load((await params).id)).seo.metadata;
}

export default async function PromotionPage({ params }: PromotionPageProps) {
  const { t, promotion, name, seo, things } = await load((await params).id);
  if (promotion === null) {
    return (
      <Page seo={seo} title={t('promotionsTitle')}>
        <FailedState />
      </Page>
    );
  }
  return (
    <Page seo={seo} title={name} things={[things]}>
      <ClientMessages namespaces={['offers']}>
        <OfferDetail
          texts={promotion}
          offerId={promotion.offerId}
          action={promotion.action}
          name={name}
          back={{ href: paths.promotions(), label: t('allPromotions') }}
        />
      </ClientMessages>
    </Page>
  );
}
