import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadCollection } from '@/lib/content/loaders.server';
import { readPublic } from '@/lib/platform/share.server';
import { getContactPhoneSettings } from './api';
import type { FormSettings, PhoneSettings } from './settings';

/** The platform's phone countries; every country if it lists none. Never throws. */
export const loadPhoneSettings = cache(async (locale: Locale): Promise<PhoneSettings> => {
  const phones = await readPublic(getContactPhoneSettings, {}, locale);
  return {
    defaultCountry: phones?.default_country_code ?? null,
    countries: (phones?.items ?? []).map(({ country_code, phone_country_code, mask }) => ({
      country: country_code,
      callingCode: phone_country_code,
      mask,
    })),
  };
});

/** The operator's messages, masks and patterns, and the platform's phone countries. Never throws. */
export const loadFormSettings = cache(async (locale: Locale): Promise<FormSettings> => {
  const [{ messages, masks, patterns }, phone] = await Promise.all([
    loadCollection('forms-config', locale),
    loadPhoneSettings(locale),
  ]);
  return { locale, messages, masks, patterns, phone };
});
