'use client';

import { CardGrid } from '@/components/ui/card-grid';
import { LeadOffer } from './lead-offer';
import type { OfferListProps } from './types';

export function OfferGrid({ offers, empty }: Pick<OfferListProps, 'offers' | 'empty'>) {
  if (offers.length === 0) return empty;
  return (
    <CardGrid isLed>
      {offers.map(({ id, card }, index) => (
        <li key={id}>
          <LeadOffer isLead={index === 0}>{card}</LeadOffer>
        </li>
      ))}
    </CardGrid>
  );
}
