import type { Locale } from '@/i18n/routing';
import type { SettingsParts } from '@/lib/site-settings/settings-parts';
import type { FormSettings } from '@/lib/forms/settings';

/** Messages, masks and patterns of the content system, and the platform's phone countries, for the auth popup's forms. */
export function authFormSettings({ forms, phone }: SettingsParts['auth'], locale: Locale): FormSettings {
  return {
    locale,
    messages: forms.messages,
    masks: forms.masks,
    patterns: forms.patterns,
    phone,
  };
}
