import { documentLocale } from '@/i18n/document-locale';
import type { CollectionRecords } from '@/lib/content/collections';
import type { Loaded } from '@/lib/content/loaded';
import type { AuthBanner, MenuBanner } from '@/lib/content/schema-banner';
import type { PrazerConfig } from '@/lib/content/schema-prazer-config';
import type { PhoneSettings } from '@/lib/forms/settings';
import type { AuthConfig, FormsConfig } from '@/lib/content/schema-forms';
import type { SystemPageName } from '@/lib/content/system-pages';

/** By the part of the interface that fetches them when it opens; validated by the site's own server. */
export interface SettingsParts {
  auth: {
    forms: FormsConfig;
    auth: AuthConfig;
    banner: Loaded<AuthBanner> | null;
    phone: PhoneSettings;
    /** The platform's `default_currency`; null when it could never be read. */
    defaultCurrency?: string | null;
    /** The operator's text for a mini-app registration that failed (R-MINI-03). */
    wrongRegistrationServer?: string | null;
  };
  search: CollectionRecords['search-config'] & Pick<CollectionRecords['games-config'], 'hiddenCategories'>;
  /** Only for a signed-in player: a guest's page contains what it needs. */
  site: Pick<PrazerConfig, 'balanceRefresh' | 'features' | 'descriptionMapping'> & {
    /** How loyalty notifications appear (R-LOY-12). */
    loyaltyNotification?: CollectionRecords['loyalty']['notification'];
    /** The operator's texts for refused promo codes, by code. */
    promoErrors?: CollectionRecords['common']['promoErrors'];
  };
  /** What third-party services need after the first interaction. */
  visit: Pick<PrazerConfig, 'chat' | 'consent'>;
  /** The banner of the menu; null where there is none. */
  menu: { banner: Loaded<MenuBanner> | null };
  /** Texts of the system pages, for those that the browser renders by itself. */
  system: Record<SystemPageName, SystemPageTexts>;
}

export interface SystemPageTexts {
  title: string;
  info: string;
  button: string;
}

const LIMIT_MS = 8_000;
const running = new Map<string, Promise<unknown>>();

/** The settings of one part, once per document; null on failure: it then uses its built-in defaults. */
export function fetchSettingsPart<Part extends keyof SettingsParts>(
  part: Part,
): Promise<SettingsParts[Part] | null> {
  const address = `/content/settings/${documentLocale()}/${part}`;
  const known = running.get(address);
  if (known) return known as Promise<SettingsParts[Part] | null>;
  const fetched = fetchJson<SettingsParts[Part]>(address).then((settings) => {
    if (settings === null) running.delete(address);
    return settings;
  });
  running.set(address, fetched);
  return fetched;
}

/** Clears the cache, as a new document does. */
export function forgetSettingsParts(): void {
  running.clear();
}

async function fetchJson<T>(address: string): Promise<T | null> {
  try {
    // Otherwise a browser may use a stale copy while it fetches the new one.
    const response = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT_MS) });
    return response.ok ? ((await response.json()) as T) : null;
  } catch {
    return null;
  }
}
