import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { plainWords } from '@/lib/content/plain-words';
import type { Promotion } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { OfferCard } from './offer-card';
import { OfferList } from './offer-list';

const EAGER = 3;

/** The promotions of all offers (R-OFFER-04). */
export async function PromotionsView({ promotions }: { promotions: readonly Promotion[] | null }) {
  if (promotions === null) return <FailedState />;
  const t = await getTranslations('offers');
  return (
    <OfferList
      kind="promotion"
      empty={
        <EmptyState icon="ticket" title={t('emptyPromotions')} text={t('emptyPromotionsText')}>
          <ButtonLink href={paths.offers()}>{t('allOffers')}</ButtonLink>
        </EmptyState>
      }
      offers={promotions.map((promotion, index) => ({
        id: promotion.id,
        offerId: promotion.offerId,
        // Only offers are hidden by their trigger (R-OFFER-03).
        isDeposit: false,
        card: (
          <OfferCard
            kind="promotion"
            texts={promotion}
            offerId={promotion.offerId}
            action={promotion.action}
            conditions={plainWords(promotion.terms ?? '')}
            isEager={index < EAGER}
          />
        ),
      }))}
    />
  );
}
