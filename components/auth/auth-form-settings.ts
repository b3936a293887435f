import type { Locale } from '@/i18n/routing';
import type { SettingsParts } from '@/lib/content/settings-parts';
import type { FormSettings } from '@/lib/forms/settings';

/** Messages, masks and patterns of the content system for the forms of the auth popup. */
export function authFormSettings({ forms }: SettingsParts['auth'], locale: Locale): FormSettings {
  return {
    locale,
    messages: forms.messages,
    masks: forms.masks,
    patterns: forms.patterns,
    phone: { countries: [] },
  };
}
