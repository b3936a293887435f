import type { Locale } from './routing';

/** The language of this document, for code that runs outside of React. */
export function documentLocale(): Locale {
  return document.documentElement.lang === 'fr' ? 'fr' : 'en';
}
