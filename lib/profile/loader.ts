import 'server-only';
import { cache } from 'react';
import type { Locale } from '@/i18n/routing';
import { loadCollection } from '@/lib/content/loaders.server';
import type { FieldDescriptor } from '@/lib/content/form-descriptor';
import { formFields } from '@/lib/forms/default-forms';
import { loadFormSettings } from '@/lib/forms/load-settings.server';
import type { FormSettings } from '@/lib/forms/settings';

export interface ProfileForms {
  settings: FormSettings;
  profile: readonly FieldDescriptor[];
  contact: readonly FieldDescriptor[];
  password: readonly FieldDescriptor[];
  fakeName: readonly FieldDescriptor[];
  /** Texts by the page the player comes from. */
  settingsToasts: Record<string, string>;
}

/** Forms of the profile area as configured by the operator, with the platform's phone countries (R-PROF-04). */
export const loadProfileForms = cache(async (locale: Locale): Promise<ProfileForms> => {
  const [settings, { forms }, common] = await Promise.all([
    loadFormSettings(locale),
    loadCollection('forms-config', locale),
    loadCollection('common', locale),
  ]);
  return {
    settings,
    profile: formFields('profile', forms),
    contact: formFields('contact', forms),
    password: formFields('password', forms),
    fakeName: formFields('fakeName', forms),
    settingsToasts: common.settingsToasts,
  };
});
