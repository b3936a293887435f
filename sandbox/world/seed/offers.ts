import { DEPOSIT_OFFERS } from './deposit-offers';
import type { Offer } from './offer-shape';
import { OTHER_OFFERS } from './other-offers';

export const OFFERS: readonly Offer[] = [...DEPOSIT_OFFERS, ...OTHER_OFFERS];

interface PromoCode {
  code: string;
  offerId: number;
  isExpired: boolean;
}

export const PROMO_CODES: readonly PromoCode[] = [
  { code: 'SUMMER50', offerId: 16, isExpired: false },
  { code: 'KICKOFF', offerId: 17, isExpired: false },
  { code: 'HELLO20', offerId: 15, isExpired: false },
  { code: 'WINTER24', offerId: 16, isExpired: true },
];

export function findOffer(id: number): Offer | undefined {
  return OFFERS.find((offer) => offer.id === id);
}
