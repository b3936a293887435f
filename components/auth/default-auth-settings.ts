import type { SettingsParts } from '@/lib/site-settings/settings-parts';

/** R-AUTH-07, R-AUTH-08, for when no settings are available. */
export const DEFAULT_AUTH_SETTINGS: SettingsParts['auth'] = {
  forms: { registrationStrategy: 'eager', messages: {}, patterns: {}, masks: {}, forms: {} },
  auth: {
    registrationTypes: ['email', 'phone'],
    services: [],
    terms: { isEnabled: true, default: false },
    notify: { isEnabled: true, default: true },
    markBetting: { isEnabled: false, default: false },
    isMiniAppEnabled: true,
  },
  banner: null,
  phone: { countries: [] },
};
