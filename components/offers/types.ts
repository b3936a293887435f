import type { ReactNode } from 'react';
import type { CampaignKind } from '@/lib/offers/kinds';

export interface PromotionActionProps {
  offerId: string;
  action: 'deposit' | 'promo_code';
  promotionId: string;
  /** Rendered alone: for guests, and if the promotion cannot be taken. */
  link: ReactNode;
  /** The same action as a secondary button. */
  beside: ReactNode;
  /** Omit the second button until the promotion is taken. */
  isBrief?: boolean | undefined;
}

export interface OwnCampaignProps {
  kind: CampaignKind;
  id: string;
  /** The code field, behind a button. */
  codeEntry: ReactNode;
  /** The not-found page. */
  missing: ReactNode;
}

export interface ListedOffer {
  id: string;
  /** Id of the offer that is taken. */
  offerId: string;
  isDeposit: boolean;
  /** This player cannot take it: shown last and less prominently. */
  isClosed?: boolean;
  card: ReactNode;
}

export interface OfferListProps {
  kind: CampaignKind;
  /** Offers as guests see them. */
  offers: readonly ListedOffer[];
  /** Shown if the list is empty. */
  empty: ReactNode;
}
