import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { InsidePromotions } from '@/components/offers/inside-promotions';
import { OfferDetail } from '@/components/offers/offer-detail';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadOffer } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { breadcrumbs } from '@/lib/seo/breadcrumbs.server';
import { pageSeo } from '@/lib/seo/page-metadata.server';
import { SEO_TEMPLATES } from '@/lib/seo/url-template';

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface OfferPageProps {
  params: Promise<{ id: string }>;
}

const load = cache(async (id: string) => {
  const [locale, t] = await Promise.all([currentLocale(), getTranslations('offers')]);
  const found = await loadOffer(locale, id);
  if (found.state === 'missing') notFound();
  const offer = found.state === 'found' ? found.item : null;
  const name = offer?.name ?? t('unnamed', { id });
  const path = paths.offer(id);
  const [seo, things] = await Promise.all([
    pageSeo({ path, template: SEO_TEMPLATES.offer, name, locale }),
    breadcrumbs(locale, [
      { name: t('title'), path: paths.offers() },
      { name, path },
    ]),
  ]);
  return { t, offer, name, seo, things };
});

export async function generateMetadata({ params }: OfferPageProps): Promise<Metadata> {
  return (await load((await params).id)).seo.metadata;
}

export default async function OfferPage({ params }: OfferPageProps) {
  const { t, offer, name, seo, things } = await load((await params).id);
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
