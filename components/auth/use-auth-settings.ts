import { useLocale } from 'next-intl';
import { useLoaded } from '@/components/ui/use-loaded';
import type { Locale } from '@/i18n/routing';
import { fetchSettingsPart, type SettingsParts } from '@/lib/site-settings/settings-parts';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';

/** Forms, auth settings and banner from the content system; null while loading, defaults if there are none. */
export function useAuthSettings(): SettingsParts['auth'] | null {
  return useLoaded(loadAuthSettings, useLocale());
}

async function loadAuthSettings(locale: Locale): Promise<SettingsParts['auth']> {
  return (await fetchSettingsPart('auth', locale)) ?? DEFAULT_AUTH_SETTINGS;
}
