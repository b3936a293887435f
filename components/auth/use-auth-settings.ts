'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { fetchSettingsPart, type SettingsParts } from '@/lib/site-settings/settings-parts';
import { DEFAULT_AUTH_SETTINGS } from './default-auth-settings';

/** Forms, auth settings and banner of the content system; null while they load, defaults when there are none. */
export function useAuthSettings(): SettingsParts['auth'] | null {
  const locale = useLocale();
  const [settings, setSettings] = useState<SettingsParts['auth'] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchSettingsPart('auth', locale).then((fetched) => {
      if (isWanted) setSettings(fetched ?? DEFAULT_AUTH_SETTINGS);
    });
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return settings;
}
