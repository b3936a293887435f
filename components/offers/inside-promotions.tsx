import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/section';
import type { Campaign } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { OfferCard } from './offer-card';
import styles from './offer-detail.module.scss';

/** The promotions an offer holds; nothing where it holds none. */
export async function InsidePromotions({ campaign }: { campaign: Campaign }) {
  if (campaign.promotions.length === 0) return null;
  const t = await getTranslations('offers');
  return (
    <Section title={t('inside')}>
      <ul className={styles.inside}>
        {campaign.promotions.map((promotion) => (
          <li key={promotion.id}>
            <OfferCard
              texts={promotion}
              offerId={campaign.offerId}
              action={campaign.action}
              name={promotion.name ?? t('unnamedPromotion', { id: promotion.id })}
              href={paths.promotion(promotion.id)}
              headingLevel="h3"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
