import type { ContentRecord } from '../content-value';

export function authConfig(): ContentRecord {
  return {
    registrationTypes: ['email', 'phone'],
    services: ['google', 'facebook'],
    terms: { isEnabled: true, default: false },
    notify: { isEnabled: true, default: true },
    markBetting: { isEnabled: false, default: false },
    isMiniAppEnabled: true,
  };
}
