import { getTranslations } from 'next-intl/server';
import { MissingPage } from '@/components/content/missing-page';
import { Page } from '@/components/content/page';
import { RichText } from '@/components/content/rich-text';
import { ClientMessages } from '@/components/layout/client-messages';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { loadCollection } from '@/lib/content/loaders.server';
import { CAMPAIGN_KINDS, type CampaignKind } from '@/lib/offers/kinds';
import { loadCampaignPage, loadOtherCampaigns } from '@/lib/offers/loader';
import { isItemId } from '@/lib/platform/find-item';
import { metadataOf } from '@/lib/seo/page-metadata.server';
import { OfferDetail } from './offer-detail';
import { OtherCampaigns } from './other-campaigns';
import { OwnCampaign } from './own-campaign';
import { PromoCodeEntry } from './promo-code-entry';
import { PromoCodeFold } from './promo-code-fold';

export interface CampaignRoute {
  params: Promise<{ id: string }>;
}

const load = async (kind: CampaignKind, { params }: CampaignRoute) =>
  loadCampaignPage(kind, await currentLocale(), (await params).id);

export const campaignMetadata = (kind: CampaignKind, route: CampaignRoute) => metadataOf(load(kind, route));

/** The page of one offer or of one promotion (R-OFFER-01, R-OFFER-04). */
export async function CampaignPage({ kind, route }: { kind: CampaignKind; route: CampaignRoute }) {
  const [t, view] = await Promise.all([getTranslations('offers'), load(kind, route)]);
  if (view === null) return <UnknownCampaign kind={kind} id={(await route.params).id} />;
  const { campaign, name, others, list, seo, nodes } = view;
  const back = { href: list.path, label: t(list.all) };
  if (campaign === null) {
    return (
      <Page seo={seo} title={t(list.title)} back={back}>
        <FailedState />
      </Page>
    );
  }
  const { text, terms } = campaign.texts;
  return (
    <Page seo={seo} title={name} back={back} nodes={[nodes]}>
      <ClientMessages namespaces={['offers']}>
        <OfferDetail
          kind={kind}
          campaign={campaign}
          name={name}
          text={text && <RichText html={text} />}
          terms={terms && <RichText html={terms} />}
          codeEntry={<PromoCodeFold label={t('buttons.promo_code')} />}
        />
      </ClientMessages>
      <OtherCampaigns kind={kind} campaigns={others} />
    </Page>
  );
}

/** A campaign hidden from guests is missing for everyone; a player's browser then requests the player's own list. */
async function UnknownCampaign({ kind, id }: { kind: CampaignKind; id: string }) {
  const locale = await currentLocale();
  const [t, { promoErrors }, others] = await Promise.all([
    getTranslations('offers'),
    loadCollection('common', locale),
    loadOtherCampaigns(kind, locale, id),
  ]);
  const { list } = CAMPAIGN_KINDS[kind];
  const missing = (
    <>
      <MissingPage onward={{ href: list.path, label: t(list.all) }} />
      <OtherCampaigns kind={kind} campaigns={others} />
    </>
  );
  if (!isItemId(id)) return missing;
  return (
    <ClientMessages namespaces={['offers']}>
      <OwnCampaign
        kind={kind}
        id={id}
        codeEntry={<PromoCodeEntry errors={promoErrors} label={t('buttons.promo_code')} />}
        missing={missing}
      />
    </ClientMessages>
  );
}
