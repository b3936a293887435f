import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/content/missing-page';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { OfferDetail } from '@/components/offers/offer-detail';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadPromotionPage } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { missingMetadata } from '@/lib/seo/missing-metadata.server';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface PromotionPageProps {
  params: Promise<{ id: string }>;
}

const load = async ({ params }: PromotionPageProps) =>
  loadPromotionPage(await currentLocale(), (await params).id);

export async function generateMetadata(props: PromotionPageProps): Promise<Metadata> {
  const view = await load(props);
  return view === null ? missingMetadata() : view.seo.metadata;
}

export default async function PromotionPage(props: PromotionPageProps) {
  const [t, view] = await Promise.all([getTranslations('offers'), load(props)]);
  if (view === null) return <MissingPage />;
  const { promotion, name, seo, things } = view;
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
