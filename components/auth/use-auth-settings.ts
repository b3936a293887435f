import { useLoaded } from '@/components/ui/use-loaded';
import { fetchSettingsPart, type SettingsParts } from '@/lib/site-settings/settings-parts';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';

/** Forms, auth settings and banner from the content system; null while loading, defaults if there are none. */
export function useAuthSettings(): SettingsParts['auth'] | null {
  return useLoaded(loadAuthSettings);
}

async function loadAuthSettings(): Promise<SettingsParts['auth']> {
  return (await fetchSettingsPart('auth')) ?? DEFAULT_AUTH_SETTINGS;
}
