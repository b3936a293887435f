import type { Messages } from './catalogue';
import { documentLocale } from './document-locale';
import type { Locale } from './routing';

type Loaders = {
  [Name in keyof Messages]?: Record<Locale, () => Promise<{ default: Messages[Name] }>>;
};

/** Texts of parts that load on interaction: one small file per namespace and locale, fetched with the part. */
const LOADERS = {
  auth: { en: () => import('./messages/en/auth.json'), fr: () => import('./messages/fr/auth.json') },
  consent: { en: () => import('./messages/en/consent.json'), fr: () => import('./messages/fr/consent.json') },
  forms: { en: () => import('./messages/en/forms.json'), fr: () => import('./messages/fr/forms.json') },
  errors: { en: () => import('./messages/en/errors.json'), fr: () => import('./messages/fr/errors.json') },
  dialogs: { en: () => import('./messages/en/dialogs.json'), fr: () => import('./messages/fr/dialogs.json') },
  games: { en: () => import('./messages/en/games.json'), fr: () => import('./messages/fr/games.json') },
  home: { en: () => import('./messages/en/home.json'), fr: () => import('./messages/fr/home.json') },
  loyalty: { en: () => import('./messages/en/loyalty.json'), fr: () => import('./messages/fr/loyalty.json') },
  menu: { en: () => import('./messages/en/menu.json'), fr: () => import('./messages/fr/menu.json') },
  offers: { en: () => import('./messages/en/offers.json'), fr: () => import('./messages/fr/offers.json') },
  points: { en: () => import('./messages/en/points.json'), fr: () => import('./messages/fr/points.json') },
  popups: { en: () => import('./messages/en/popups.json'), fr: () => import('./messages/fr/popups.json') },
  session: { en: () => import('./messages/en/session.json'), fr: () => import('./messages/fr/session.json') },
  search: { en: () => import('./messages/en/search.json'), fr: () => import('./messages/fr/search.json') },
  system: { en: () => import('./messages/en/system.json'), fr: () => import('./messages/fr/system.json') },
} satisfies Loaders;

export type LazyNamespace = keyof typeof LOADERS;

/** Loads the texts of one namespace. Rejects if loading fails. */
export async function loadNamespace<Name extends LazyNamespace>(name: Name): Promise<Messages[Name]> {
  return (await LOADERS[name][documentLocale()]()).default as Messages[Name];
}

/** Loads the texts of the given namespaces; the browser fetches each file once. Rejects if loading fails. */
export async function loadMessages(namespaces: readonly LazyNamespace[]): Promise<Record<string, object>> {
  return Object.fromEntries(
    await Promise.all(namespaces.map(async (name) => [name, await loadNamespace(name)] as const)),
  );
}
