import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/content/missing-page';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadCampaignPage, type CampaignKind } from '@/lib/offers/loader';
import { missingMetadata } from '@/lib/seo/missing-metadata.server';
import { InsidePromotions } from './inside-promotions';
import { OfferDetail } from './offer-detail';

export interface CampaignRoute {
  params: Promise<{ id: string }>;
}

const load = async (kind: CampaignKind, { params }: CampaignRoute) =>
  loadCampaignPage(kind, await currentLocale(), (await params).id);

export async function campaignMetadata(kind: CampaignKind, route: CampaignRoute): Promise<Metadata> {
  const view = await load(kind, route);
  return view === null ? missingMetadata() : view.seo.metadata;
}

interface CampaignPageProps {
  kind: CampaignKind;
  route: CampaignRoute;
}

/** The page of one offer or of one promotion (R-OFFER-01, R-OFFER-04). */
export async function CampaignPage({ kind, route }: CampaignPageProps) {
  const [t, view] = await Promise.all([getTranslations('offers'), load(kind, route)]);
  if (view === null) return <MissingPage />;
  const { campaign, name, list, seo, things } = view;
  if (campaign === null) {
    return (
      <Page seo={seo} title={t(list.title)}>
        <FailedState />
      </Page>
    );
  }
  return (
    <Page seo={seo} title={name} things={[things]}>
      <ClientMessages namespaces={['offers']}>
        <OfferDetail campaign={campaign} name={name} back={{ href: list.path, label: t(list.all) }}>
          <InsidePromotions campaign={campaign} />
        </OfferDetail>
      </ClientMessages>
    </Page>
  );
}
