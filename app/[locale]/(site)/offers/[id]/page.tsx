import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/content/missing-page';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { InsidePromotions } from '@/components/offers/inside-promotions';
import { OfferDetail } from '@/components/offers/offer-detail';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadOfferPage } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { missingMetadata } from '@/lib/seo/missing-metadata.server';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface OfferPageProps {
  params: Promise<{ id: string }>;
}

const load = async ({ params }: OfferPageProps) => loadOfferPage(await currentLocale(), (await params).id);

export async function generateMetadata(props: OfferPageProps): Promise<Metadata> {
  const view = await load(props);
  return view === null ? missingMetadata() : view.seo.metadata;
}

export default async function OfferPage(props: OfferPageProps) {
  const [t, view] = await Promise.all([getTranslations('offers'), load(props)]);
  if (view === null) return <MissingPage />;
  const { offer, name, seo, things } = view;
  if (offer === null) {
    return (
      <Page seo={seo} title={t('title')}>
        <FailedState />
      </Page>
    );
  }
  return (
    <Page seo={seo} title={name} things={[things]}>
      <ClientMessages namespaces={['offers']}>
        <OfferDetail
          texts={offer}
          offerId={offer.id}
          action={offer.action}
          name={name}
          excludeMethods={offer.excludeMethods}
          back={{ href: paths.offers(), label: t('allOffers') }}
        >
          <InsidePromotions offer={offer} />
        </OfferDetail>
      </ClientMessages>
    </Page>
  );
}
