import type { Locale } from '@/i18n/routing';

const TEXTS = {
  en: () => import('@/i18n/messages/en/offers.json'),
  fr: () => import('@/i18n/messages/fr/offers.json'),
};

/** Offer texts for code outside of the offer pages, which have their own. Rejects if loading fails. */
export async function loadOfferTexts(locale: Locale) {
  return (await TEXTS[locale]()).default;
}
