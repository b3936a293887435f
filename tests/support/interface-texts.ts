import { readFileSync } from 'node:fs';

export type Locale = 'en' | 'fr';

interface Texts {
  auth: typeof import('../../i18n/messages/en/auth.json');
  cashier: typeof import('../../i18n/messages/en/cashier.json');
  common: typeof import('../../i18n/messages/en/common.json');
  consent: typeof import('../../i18n/messages/en/consent.json');
  dialogs: typeof import('../../i18n/messages/en/dialogs.json');
  errors: typeof import('../../i18n/messages/en/errors.json');
  games: typeof import('../../i18n/messages/en/games.json');
  jackpots: typeof import('../../i18n/messages/en/jackpots.json');
  layout: typeof import('../../i18n/messages/en/layout.json');
  menu: typeof import('../../i18n/messages/en/menu.json');
  offers: typeof import('../../i18n/messages/en/offers.json');
  popups: typeof import('../../i18n/messages/en/popups.json');
  rewards: typeof import('../../i18n/messages/en/rewards.json');
  search: typeof import('../../i18n/messages/en/search.json');
  session: typeof import('../../i18n/messages/en/session.json');
  support: typeof import('../../i18n/messages/en/support.json');
  tournaments: typeof import('../../i18n/messages/en/tournaments.json');
  system: typeof import('../../i18n/messages/en/system.json');
}

const NAMESPACES = [
  'auth',
  'cashier',
  'common',
  'consent',
  'dialogs',
  'errors',
  'games',
  'jackpots',
  'layout',
  'menu',
  'offers',
  'popups',
  'rewards',
  'search',
  'session',
  'support',
  'tournaments',
  'system',
] as const satisfies readonly (keyof Texts)[];

/** Read from disk: the test runner loads no JSON modules. */
function readTexts(locale: Locale): Texts {
  const read = (name: keyof Texts): unknown =>
    JSON.parse(readFileSync(new URL(`../../i18n/messages/${locale}/${name}.json`, import.meta.url), 'utf8'));
  return Object.fromEntries(NAMESPACES.map((name) => [name, read(name)])) as unknown as Texts;
}

/** Interface texts for the end-to-end tests, from the product's own message files. */
export const texts: Readonly<Record<Locale, Texts>> = { en: readTexts('en'), fr: readTexts('fr') };

export const LOCALES = ['en', 'fr'] as const;

/** URL of a path in a locale: `/fr` before French ones. */
export function address(locale: Locale, path: string): string {
  if (locale === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}
