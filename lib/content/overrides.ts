import { hasPlaceholders } from './placeholders';
import type { Common } from './schema-common';
import { SYSTEM_PAGES } from './system-pages';

/** Message keys contain no dots themselves. */
const KEY = /^[A-Za-z][\w-]{0,63}$/;

interface Override {
  message: string;
  text: string | null | undefined;
}

/** Every text of `common` that may replace an interface message. */
function candidates(common: Common): Override[] {
  const pages = SYSTEM_PAGES.flatMap((page) =>
    (['title', 'info', 'button'] as const).map((part) => ({
      message: `system.${page}.${part}`,
      text: common.systemPages[page]?.[part],
    })),
  );
  return [
    ...pages,
    ...dictionary('promo.errors', common.promoErrors),
    ...dictionary('settings.toasts', common.settingsToasts),
    { message: 'auth.wrongRegistrationServer', text: common.wrongRegistrationServer },
  ];
}

function dictionary(message: string, texts: Readonly<Record<string, string>>): Override[] {
  return Object.entries(texts)
    .filter(([key]) => KEY.test(key))
    .map(([key, text]) => ({ message: `${message}.${key}`, text }));
}

/**
 * Interface messages that the content system replaces, by flat dotted key: `system.{page}.title|info|button`,
 * `promo.errors.{code}`, `settings.toasts.{place}`, `auth.wrongRegistrationServer`. Texts with placeholders are left
 * out: precompiled messages cannot fill them.
 */
export function contentOverrides(common: Common): Record<string, string> {
  return Object.fromEntries(
    candidates(common).flatMap(({ message, text }) =>
      text && !hasPlaceholders(text) ? [[message, text] as const] : [],
    ),
  );
}
