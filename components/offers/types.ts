import type { ReactNode } from 'react';
import type { CampaignKind } from '@/lib/offers/kinds';

export interface PromotionActionProps {
  offerId: string;
  action: 'deposit' | 'promo_code';
  /** Stands alone: for guests, and where the promotion cannot be taken. */
  link: ReactNode;
  /** The same action as the second button. */
  beside: ReactNode;
}

export interface OwnCampaignProps {
  kind: CampaignKind;
  id: string;
  /** The code's field behind a button. */
  codeEntry: ReactNode;
  /** The not-found page. */
  missing: ReactNode;
}

export interface ListedOffer {
  id: string;
  isDeposit: boolean;
  card: ReactNode;
}

export interface OfferListProps {
  kind: CampaignKind;
  /** What a guest sees. */
  offers: readonly ListedOffer[];
  /** Stands in place of the list when there is none. */
  empty: ReactNode;
}
