import { useTranslations } from 'next-intl';
import { CardGrid } from '@/components/ui/card-grid';
import { Section } from '@/components/ui/section';
import type { Campaign } from '@/lib/offers/loader';
import type { PlayerCampaign } from '@/lib/offers/player-campaigns';
import { LeadOffer } from './lead-offer';
import { OfferCard } from './offer-card';

/** Promotions included in an offer; renders nothing without any. */
export function InsidePromotions({ campaign }: { campaign: Campaign | PlayerCampaign }) {
  const t = useTranslations('offers');
  if (campaign.promotions.length === 0) return null;
  return (
    <Section title={t('inside')}>
      <CardGrid>
        {campaign.promotions.map((promotion) => (
          <li key={promotion.id}>
            <LeadOffer>
              <OfferCard
                kind="promotion"
                texts={promotion}
                offerId={campaign.offerId}
                action={campaign.action}
                headingLevel="h3"
              />
            </LeadOffer>
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
