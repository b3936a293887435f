import { getTranslations } from 'next-intl/server';
import { Page } from '@/components/content/page';
import { ClientMessages } from '@/components/layout/client-messages';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { currentLocale } from '@/i18n/locale.server';
import { plainWords } from '@/lib/content/plain-words';
import { CAMPAIGN_KINDS, type CampaignKind } from '@/lib/offers/kinds';
import { loadCampaignListPage, type Offer, type Promotion } from '@/lib/offers/loader';
import { metadataOf } from '@/lib/seo/page-metadata.server';
import { OfferCard } from './offer-card';
import { OfferList } from './offer-list';
import { PromoCodeFold } from './promo-code-fold';

const EAGER = 3;

const load = async (kind: CampaignKind) => loadCampaignListPage(kind, await currentLocale());

/** Metadata of the list of one kind. */
export const campaignListMetadata = (kind: CampaignKind) => metadataOf(load(kind));

/** The page of all offers (R-OFFER-01), or of the promotions of all offers (R-OFFER-04). */
export async function CampaignListPage({ kind }: { kind: CampaignKind }) {
  const [t, { campaigns, seo, nodes }] = await Promise.all([getTranslations('offers'), load(kind)]);
  const { title } = CAMPAIGN_KINDS[kind].list;
  return (
    <Page seo={seo} title={t(title)} nodes={nodes}>
      <ClientMessages namespaces={['offers']}>
        {campaigns === null ? <FailedState /> : <CampaignList kind={kind} campaigns={campaigns} />}
      </ClientMessages>
      <PromoCodeFold />
    </Page>
  );
}

interface CampaignListProps {
  kind: CampaignKind;
  campaigns: readonly (Offer | Promotion)[];
}

async function CampaignList({ kind, campaigns }: CampaignListProps) {
  const t = await getTranslations('offers');
  const { icon, title, text, next, path } = CAMPAIGN_KINDS[kind].empty;
  return (
    <OfferList
      kind={kind}
      empty={
        <EmptyState icon={icon} title={t(title)} text={t(text)}>
          <ButtonLink href={path}>{t(next)}</ButtonLink>
        </EmptyState>
      }
      offers={campaigns.map((campaign, index) => {
        const { id, action, terms } = campaign;
        const offerId = 'offerId' in campaign ? campaign.offerId : id;
        return {
          id,
          offerId,
          // Only offers are hidden by their trigger (R-OFFER-03).
          isDeposit: kind === 'offer' && action === 'deposit',
          card: (
            <OfferCard
              kind={kind}
              texts={campaign}
              offerId={offerId}
              action={action}
              conditions={plainWords(terms ?? '')}
              isEager={index < EAGER}
            />
          ),
        };
      })}
    />
  );
}
