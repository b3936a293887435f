import 'server-only';
import { applyOverrides } from '@/i18n/apply-overrides';
import { catalogue } from '@/i18n/catalogue';
import type { Locale } from '@/i18n/routing';
import { loadPhoneSettings } from '@/lib/forms/load-settings.server';
import { loadAuthBanner, loadCollection, loadMenuBanner, loadSiteConfig } from '@/lib/content/loaders.server';
import { contentOverrides } from '@/lib/content/overrides';
import type { SettingsParts } from './settings-parts';

type Loaders = { [Part in keyof SettingsParts]: (locale: Locale) => Promise<SettingsParts[Part]> };

const LOADERS: Loaders = {
  auth: async (locale) => {
    const [forms, auth, banner, { wrongRegistrationServer }, phone] = await Promise.all([
      loadCollection('forms-config', locale),
      loadCollection('auth-config', locale),
      loadAuthBanner(locale),
      loadCollection('common', locale),
      loadPhoneSettings(locale),
    ]);
    return { forms, auth, banner, wrongRegistrationServer, phone };
  },
  search: async (locale) => {
    const [search, { hiddenCategories }] = await Promise.all([
      loadCollection('search-config', locale),
      loadCollection('games-config', locale),
    ]);
    return { ...search, hiddenCategories };
  },
  site: async (locale) => {
    const [{ balanceRefresh, features, descriptionMapping }, { notification }, { promoErrors }] =
      await Promise.all([
        loadSiteConfig(locale),
        loadCollection('loyalty', locale),
        loadCollection('common', locale),
      ]);
    return { balanceRefresh, features, descriptionMapping, loyaltyNotification: notification, promoErrors };
  },
  visit: async (locale) => {
    const { chat, consent } = await loadSiteConfig(locale);
    return { chat, consent };
  },
  menu: async (locale) => ({ banner: await loadMenuBanner(locale) }),
  system: async (locale) => {
    const { system } = applyOverrides(
      catalogue[locale],
      contentOverrides(await loadCollection('common', locale)),
    );
    return system;
  },
};

export function isSettingsPart(value: string): value is keyof SettingsParts {
  return Object.hasOwn(LOADERS, value);
}

export function loadSettingsPart(part: keyof SettingsParts, locale: Locale): Promise<object> {
  return LOADERS[part](locale);
}
