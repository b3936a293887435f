import { PLAYER_CURRENCIES } from '../../world/money';
import { COUNTRIES } from '../../world/seed/countries';
import { readSetting } from '../../world/settings';
import type { PlatformCall, SandboxMethods } from '../method';

const CURRENCIES = [
  { code: 'EUR', symbol: '€', en: 'Euro', fr: 'Euro' },
  { code: 'USD', symbol: '$', en: 'US dollar', fr: 'Dollar américain' },
  { code: 'JPY', symbol: '¥', en: 'Japanese yen', fr: 'Yen japonais' },
] as const;

const GENERAL_INFO = {
  analytic: null,
  available_currencies: PLAYER_CURRENCIES,
  available_locales: ['en', 'fr'],
  default_currency: 'EUR',
  is_seon_enabled: true,
  domain_state: 'active',
  domain_type: 'main',
  is_bonus_isolation_enabled: false,
  time_to_force_logout: 1800,
  is_game_history_export_enabled: true,
  user_inactivity_cashier_time: 600,
  user_inactivity_pp_time: 600,
};

function getMetadata({ locale }: PlatformCall): unknown {
  return {
    countries: COUNTRIES.map(({ code, name, phoneCode }) => ({
      code,
      name: name[locale],
      phone_country_code: phoneCode,
    })),
    currencies: CURRENCIES.map(({ code, symbol, ...names }) => ({ code, symbol, name: names[locale] })),
  };
}

/** Countries, currencies and the operator's switches; the control address may override any switch. */
export const metadataMethods: SandboxMethods = {
  'metadata.get': { verb: 'GET', isForPlayers: false, handle: getMetadata },
  'metadata.getgeneralinfo': {
    verb: 'GET',
    isForPlayers: false,
    handle: ({ world }) => ({ ...GENERAL_INFO, ...readSetting(world, 'general-info') }),
  },
};
