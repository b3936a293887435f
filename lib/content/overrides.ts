import type { Loaded } from './loaded';
import { hasPlaceholders } from './placeholders';
import type { Common } from './schema-common';
import { SYSTEM_PAGES } from './system-pages';

/** Message keys hold no dot of their own. */
const KEY = /^[A-Za-z][\w-]{0,63}$/;

interface Override {
  /** Place in `common`, as in `Loaded.borrowed`. */
  path: string;
  message: string;
  text: string | null | undefined;
}

/** Every text of `common` that may stand for a message of the interface. */
function candidates(common: Common): Override[] {
  const pages = SYSTEM_PAGES.flatMap((page) =>
    (['title', 'info', 'button'] as const).map((part) => ({
      path: `systemPages.${page}.${part}`,
      message: `system.${page}.${part}`,
      text: common.systemPages[page]?.[part],
    })),
  );
  return [
    ...pages,
    ...dictionary('promoErrors', 'promo.errors', common.promoErrors),
    ...dictionary('settingsToasts', 'settings.toasts', common.settingsToasts),
    {
      path: 'wrongRegistrationServer',
      message: 'auth.wrongRegistrationServer',
      text: common.wrongRegistrationServer,
    },
  ];
}

function dictionary(path: string, message: string, texts: Readonly<Record<string, string>>): Override[] {
  return Object.entries(texts)
    .filter(([key]) => KEY.test(key))
    .map(([key, text]) => ({ path: `${path}.${key}`, message: `${message}.${key}`, text }));
}

function usable(common: Common): (Override & { text: string })[] {
  return candidates(common).flatMap(({ text, ...rest }) =>
    text && !hasPlaceholders(text) ? [{ ...rest, text }] : [],
  );
}

/**
 * Interface messages that the content system replaces, by flat dotted key: `system.{page}.title|info|button`,
 * `promo.errors.{code}`, `settings.toasts.{place}`, `auth.wrongRegistrationServer`. Texts with placeholders are left
 * out: precompiled messages cannot fill them.
 */
export function contentOverrides(common: Common): Record<string, string> {
  return Object.fromEntries(usable(common).map(({ message, text }) => [message, text]));
}

/** Keys of `contentOverrides` whose text is English on a French page, to be marked `lang="en"`. */
export function englishOverrides(common: Loaded<Common>): string[] {
  return usable(common)
    .filter(({ path }) => common.lang === 'en' || common.borrowed.includes(path))
    .map(({ message }) => message);
}
