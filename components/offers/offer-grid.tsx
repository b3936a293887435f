'use client';

import { CardGrid } from '@/components/ui/card-grid';
import { LeadOffer } from './lead-offer';
import styles from './offer-grid.module.scss';
import type { OfferListProps } from './types';

export function OfferGrid({ offers, empty }: Pick<OfferListProps, 'offers' | 'empty'>) {
  if (offers.length === 0) return empty;
  return (
    <CardGrid lead="wide">
      {offers.map(({ id, card, isClosed }, index) => (
        <li key={id} className={isClosed ? styles.closed : undefined}>
          <LeadOffer isLead={index === 0 && !isClosed}>{card}</LeadOffer>
        </li>
      ))}
    </CardGrid>
  );
}
