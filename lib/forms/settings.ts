import type { Locale } from '@/i18n/routing';

export interface PhoneCountry {
  /** ISO 3166 code, `FR`. */
  country: string;
  /** Calling code in digits, `33`. */
  callingCode: string;
  mask?: string | null;
}

export interface PhoneSettings {
  defaultCountry?: string | null;
  /** Countries to choose from; empty means every country. */
  countries: readonly PhoneCountry[];
}

/** What the content system and the platform configure for all forms of a page (`forms-config`). */
export interface FormSettings {
  locale: Locale;
  /** Configured messages by key; they override the locale's defaults. */
  messages: Readonly<Record<string, string>>;
  /** Masks and patterns by field name or field type. */
  masks: Readonly<Record<string, string | null>>;
  patterns: Readonly<Record<string, string | null>>;
  phone: PhoneSettings;
  /** Currency of sums, for their bounds in messages. */
  currency?: string;
}

/** Settings of an unconfigured form: default texts of the locale, no masks, no patterns. */
export function defaultFormSettings(locale: Locale): FormSettings {
  return { locale, messages: {}, masks: {}, patterns: {}, phone: { countries: [] } };
}
