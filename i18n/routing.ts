import { defineRouting } from 'next-intl/routing';

/** Locales of the site (R-ROUTE-31): English without a prefix, French under `/fr`, both left-to-right. */
export const routing = defineRouting({
  locales: ['en', 'fr'],
  defaultLocale: 'en',
  localePrefix: 'as-needed',
  localeDetection: false,
  alternateLinks: false,
  localeCookie: false,
});

export type Locale = (typeof routing.locales)[number];

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && routing.locales.some((locale) => locale === value);
}
