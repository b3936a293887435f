import { CardGrid } from '@/components/ui/card-grid';
import { LeadOffer } from './lead-offer';
import styles from './offer-grid.module.scss';
import type { OfferListProps } from './types';

interface OfferGridProps extends Pick<OfferListProps, 'offers' | 'empty'> {
  /** What decides which cards show, and is still pending: the session, or the player's own offers. */
  awaits?: 'session' | 'player' | undefined;
}

/** Offer cards. Until it is known which of them a player sees, skeletons avoid a layout shift. */
export function OfferGrid({ offers, empty, awaits }: OfferGridProps) {
  if (offers.length === 0) return empty;
  return (
    <CardGrid lead="wide" className={awaits && styles[awaits]}>
      {offers.map(({ id, card, isClosed }, index) => (
        <li key={id} className={isClosed ? styles.closed : undefined}>
          <LeadOffer isLead={index === 0 && !isClosed}>{card}</LeadOffer>
        </li>
      ))}
    </CardGrid>
  );
}
