import type { SandboxLocale } from '../platform/method';

/** A text of the operator in both languages. */
export type Text = Readonly<Record<SandboxLocale, string>>;

/** Raw description keys (`name_1`, `text_1`, …) with a text for each. */
export type Description = Readonly<Record<string, Text | string>>;

/** The description in one language, as `description` objects are sent. */
export function inLocale(description: Description, locale: SandboxLocale): Record<string, string> {
  return Object.fromEntries(
    Object.entries(description).map(([key, text]) => [key, typeof text === 'string' ? text : text[locale]]),
  );
}
