import type { Text } from '../texts';

/** A text in both languages of the site. */
export function both(en: string, fr: string): Text {
  return { en, fr };
}
