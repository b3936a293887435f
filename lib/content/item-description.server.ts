import 'server-only';
import { platformPicture } from '@/lib/routing/platform-picture';
import type { Locale } from '@/i18n/routing';
import { env } from '@/lib/env/server';
import { rekeyDescription } from './description';
import { lineOf } from './item-description-line';
import { logRefused } from '@/lib/routing/refused.server';
import { linkOf } from './item-description-link';
import { sanitizeRichText, type SafeHtml } from './rich-text.server';

/** The re-keyed `description` of a list item, read key by key; unusable values are null. */
export interface ItemDescription {
  /** One line of plain text. */
  line(key: string): string | null;
  html(key: string): SafeHtml | null;
  picture(key: string): string | null;
  /** A path of this site without locale prefix, or an absolute http(s) URL. */
  link(key: string): string | null;
}

/** Reads a description through one mapping of `descriptionMapping` (R-CMS-04, R-OFFER-05, R-JACK-05, R-TOUR-04). */
export function readDescription(
  raw: unknown,
  mapping: Readonly<Record<string, string>>,
  locale: Locale,
): ItemDescription {
  const values = rekeyDescription(raw, mapping);
  return {
    line: (key) => lineOf(values[key]),
    html: (key) => htmlOf(values[key], locale),
    picture: (key) => platformPicture(values[key]),
    link: (key) => linkOf(values[key], logRefused, env.SITE_URL),
  };
}

function htmlOf(value: unknown, locale: Locale): SafeHtml | null {
  const html = typeof value === 'string' ? sanitizeRichText(value, locale) : '';
  return html === '' ? null : html;
}
