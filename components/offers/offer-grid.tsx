'use client';

import { clsx } from 'clsx';
import { CardGrid } from '@/components/ui/card-grid';
import { LeadOffer } from './lead-offer';
import styles from './offer-grid.module.scss';
import type { OfferListProps } from './types';

interface OfferGridProps extends Pick<OfferListProps, 'offers' | 'empty'> {
  /** What is awaited before it is known which cards show: who is here, or what is there for this player. */
  awaits?: 'session' | 'player' | undefined;
}

/** Cards of offers. Until it is known which of them a player sees, their shapes show: nothing moves then. */
export function OfferGrid({ offers, empty, awaits }: OfferGridProps) {
  if (offers.length === 0) return empty;
  return (
    <CardGrid lead="wide" className={clsx(awaits && styles[awaits])}>
      {offers.map(({ id, card, isClosed }, index) => (
        <li key={id} className={isClosed ? styles.closed : undefined}>
          <LeadOffer isLead={index === 0 && !isClosed}>{card}</LeadOffer>
        </li>
      ))}
    </CardGrid>
  );
}
