import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import type { Campaign } from '@/lib/offers/loader';
import type { PlayerCampaign } from '@/lib/offers/player-campaigns';
import { OfferCard } from './offer-card';
import styles from './offer-detail.module.scss';

/** The promotions an offer holds; nothing where it holds none. */
export function InsidePromotions({ campaign }: { campaign: Campaign | PlayerCampaign }) {
  const t = useTranslations('offers');
  if (campaign.promotions.length === 0) return null;
  return (
    <Section title={t('inside')}>
      <ul className={styles.inside}>
        {campaign.promotions.map((promotion) => (
          <li key={promotion.id}>
            <OfferCard
              kind="promotion"
              texts={promotion}
              offerId={campaign.offerId}
              action={campaign.action}
              headingLevel="h3"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
