import type { Locale } from '@/i18n/routing';

const TEXTS = {
  en: () => import('@/i18n/messages/en/offers.json'),
  fr: () => import('@/i18n/messages/fr/offers.json'),
};

/** Texts of offers for code outside of their pages, whose own come with the page. Rejects where they cannot be fetched. */
export async function loadOfferTexts(locale: Locale) {
  return (await TEXTS[locale]()).default;
}
