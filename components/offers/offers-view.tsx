import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { FailedState } from '@/components/ui/failed-state';
import { plainWords } from '@/lib/content/plain-words';
import type { Offer } from '@/lib/offers/loader';
import { paths } from '@/lib/routing/paths';
import { OfferCard } from './offer-card';
import { OfferList } from './offer-list';

const EAGER = 3;

/** All offers, or a message if there are none or the request failed. */
export async function OffersView({ offers }: { offers: readonly Offer[] | null }) {
  if (offers === null) return <FailedState />;
  const t = await getTranslations('offers');
  return (
    <OfferList
      kind="offer"
      empty={
        <EmptyState icon="gift" title={t('empty')} text={t('emptyText')}>
          <ButtonLink href={paths.gameHall()}>{t('toGames')}</ButtonLink>
        </EmptyState>
      }
      offers={offers.map((offer, index) => ({
        id: offer.id,
        offerId: offer.id,
        isDeposit: offer.action === 'deposit',
        card: (
          <OfferCard
            kind="offer"
            texts={offer}
            offerId={offer.id}
            action={offer.action}
            conditions={plainWords(offer.terms ?? '')}
            isEager={index < EAGER}
          />
        ),
      }))}
    />
  );
}
