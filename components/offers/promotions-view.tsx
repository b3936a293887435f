import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import type { Promotion } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { OfferCard } from './offer-card';
import styles from './offer-list.module.scss';

const EAGER = 3;

/** The promotions of all offers (R-OFFER-04). */
export async function PromotionsView({ promotions }: { promotions: readonly Promotion[] | null }) {
  if (promotions === null) return <FailedState />;
  const t = await getTranslations('offers');
  if (promotions.length === 0) {
    return (
      <EmptyState icon="ticket" title={t('emptyPromotions')} text={t('emptyPromotionsText')}>
        <ButtonLink href={paths.offers()}>{t('allOffers')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ul className={styles.grid}>
      {promotions.map((promotion, index) => (
        <li key={promotion.id}>
          <OfferCard
            texts={promotion}
            offerId={promotion.offerId}
            action={promotion.action}
            name={promotion.name ?? t('unnamedPromotion', { id: promotion.id })}
            href={paths.promotion(promotion.id)}
            isEager={index < EAGER}
          />
        </li>
      ))}
    </ul>
  );
}
