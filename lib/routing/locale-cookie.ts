/** The language a visitor chose, for 365 days (R-ROUTE-33). */
export const LOCALE_COOKIE = 'i18n_locale';
