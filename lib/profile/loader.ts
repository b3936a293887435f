import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadCollection } from '@/lib/content/loaders.server';
import type { FieldDescriptor } from '@/lib/forms/descriptor';
import { formFields } from '@/lib/forms/default-forms';
import { defaultFormSettings, type FormSettings } from '@/lib/forms/settings';
import { readPublic } from '@/lib/platform/share.server';
import { getContactPhoneSettings } from './api';

export interface ProfileForms {
  settings: FormSettings;
  profile: readonly FieldDescriptor[];
  contact: readonly FieldDescriptor[];
  password: readonly FieldDescriptor[];
  fakeName: readonly FieldDescriptor[];
  /** Texts by the place the player comes from (contract part 8). */
  settingsToasts: Record<string, string>;
}

/** Forms of the profile area as the operator configures them, with the platform's phone countries (R-PROF-04). */
export const loadProfileForms = cache(async (locale: Locale): Promise<ProfileForms> => {
  const [config, common, phones] = await Promise.all([
    loadCollection('forms-config', locale),
    loadCollection('common', locale),
    readPublic(getContactPhoneSettings, {}, locale),
  ]);
  const { messages, masks, patterns, forms } = config;
  const countries = (phones?.items ?? []).map(({ country_code, phone_country_code, mask }) => ({
    country: country_code,
    callingCode: phone_country_code,
    mask,
  }));
  return {
    settings: {
      ...defaultFormSettings(locale),
      messages,
      masks,
      patterns,
      phone: { defaultCountry: phones?.default_country_code ?? null, countries },
    },
    profile: formFields('profile', forms),
    contact: formFields('contact', forms),
    password: formFields('password', forms),
    fakeName: formFields('fakeName', forms),
    settingsToasts: common.settingsToasts,
  };
});
