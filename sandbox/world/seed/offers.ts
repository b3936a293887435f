import { DEPOSIT_OFFERS } from './deposit-offers';
import type { Offer } from './offer-shape';
import { OTHER_OFFERS } from './other-offers';

/** What a new player may have, by id: the sign-up shows the first three that come with an account or a deposit. */
const FOR_NEW_PLAYERS: readonly number[] = [11, 15, 14];

const ALL: readonly Offer[] = [...DEPOSIT_OFFERS, ...OTHER_OFFERS];

export const OFFERS: readonly Offer[] = [
  ...FOR_NEW_PLAYERS.flatMap((id) => ALL.filter((offer) => offer.id === id)),
  ...ALL.filter(({ id }) => !FOR_NEW_PLAYERS.includes(id)),
];

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
