import type { Description, Text } from '../texts';
import { both } from './both';

/** What taking an offer gives; amounts in whole euros, scaled for other currencies. */
type OfferGift =
  | { kind: 'match'; percent: number; maxEuros: number }
  | { kind: 'bonus'; euros: number }
  | { kind: 'free-bet'; euros: number }
  | { kind: 'free-spins'; count: number };

interface Promotion {
  id: number;
  description: Description;
}

export interface Offer {
  id: number;
  action: 'deposit' | 'registration' | 'promo_code';
  excludeMethods: readonly string[];
  /** Who may take it: everybody signed in, or only players without a deposit, or only those with one. */
  audience: 'everybody' | 'without_deposit' | 'with_deposit';
  gift: OfferGift;
  description: Description;
  promotions: readonly Promotion[];
}

interface OfferTexts {
  name: Text;
  title: Text;
  text: Text;
  terms: Text;
  image: string;
  button: Text;
  link: string;
}

/** Raw keys as the platform sends them; the client re-keys them through `descriptionMapping`. */
export function offerDescription(texts: OfferTexts): Description {
  return {
    name_1: texts.name,
    title_1: texts.title,
    text_1: texts.text,
    terms_1: texts.terms,
    image_1: `/platform/media/offers/${texts.image}.webp`,
    button_1: texts.button,
    link_1: texts.link,
  };
}

export const DEPOSIT_BUTTON = both('Make a deposit', 'Faire un dépôt');
export const PLAY_BUTTON = both('Play now', 'Jouer');
export const BETS_BUTTON = both('To sports betting', 'Voir les paris');
export const PROFILE_BUTTON = both('To your profile', 'Voir mon profil');
export const OFFER_BUTTON = both('See the offer', 'Voir l’offre');
