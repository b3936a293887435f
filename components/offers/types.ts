import type { ReactNode } from 'react';
import type { CampaignKind } from '@/lib/offers/kinds';

export interface PromotionActionProps {
  offerId: string;
  action: 'deposit' | 'promo_code';
  /** Stands alone: for guests, and where the promotion cannot be taken. */
  link: ReactNode;
  /** The same action as the second button. */
  beside: ReactNode;
  /** The second button is left out until the promotion is taken. */
  isBrief?: boolean | undefined;
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
  /** The offer that is taken with it. */
  offerId: string;
  isDeposit: boolean;
  /** This player cannot take it: it stands last and quiet. */
  isClosed?: boolean;
  card: ReactNode;
}

export interface OfferListProps {
  kind: CampaignKind;
  /** What a guest sees. */
  offers: readonly ListedOffer[];
  /** Stands in place of the list when there is none. */
  empty: ReactNode;
}
