import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/i18n/routing';
import { root } from '../../scripts/lib/paths.mjs';

const NAMES = [
  'auth',
  'cashier',
  'common',
  'errors',
  'forms',
  'games',
  'menu',
  'popups',
  'profile',
  'search',
  'support',
  'system',
] as const;

interface Messages {
  auth: typeof import('../../i18n/messages/en/auth.json');
  cashier: typeof import('../../i18n/messages/en/cashier.json');
  common: typeof import('../../i18n/messages/en/common.json');
  errors: typeof import('../../i18n/messages/en/errors.json');
  forms: typeof import('../../i18n/messages/en/forms.json');
  games: typeof import('../../i18n/messages/en/games.json');
  menu: typeof import('../../i18n/messages/en/menu.json');
  popups: typeof import('../../i18n/messages/en/popups.json');
  profile: typeof import('../../i18n/messages/en/profile.json');
  search: typeof import('../../i18n/messages/en/search.json');
  support: typeof import('../../i18n/messages/en/support.json');
  system: typeof import('../../i18n/messages/en/system.json');
}

const known = new Map<Locale, Messages>();

/** Texts of the interface in a language, as the message files have them. */
export function readMessages(locale: Locale): Messages {
  const messages = known.get(locale) ?? (read(locale) as Messages);
  known.set(locale, messages);
  return messages;
}

function read(locale: Locale): unknown {
  const file = (name: string) => join(root, 'i18n/messages', locale, `${name}.json`);
  return Object.fromEntries(
    NAMES.map((name) => [name, JSON.parse(readFileSync(file(name), 'utf8')) as unknown]),
  );
}
