import 'server-only';
import { platformPicture } from '@/lib/platform/picture';
import { checkNavigation, sameSitePath } from '@/lib/routing/external';
import { stripLocale } from '@/lib/routing/locale-path';
import type { Locale } from '@/i18n/routing';
import { rekeyDescription } from './description';
import { sanitizeRichText, type SafeHtml } from './rich-text.server';

/** Longest name or title in characters; what is longer is cut. */
const MAX_LINE = 300;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The re-keyed `description` of a list item, read key by key; whatever cannot be used is null. */
export interface ItemDescription {
  /** One line of plain text. */
  line(key: string): string | null;
  html(key: string): SafeHtml | null;
  picture(key: string): string | null;
  /** A path of this site without locale prefix, or a whole http(s) address. */
  link(key: string): string | null;
}

/** Opens a description through one mapping of `descriptionMapping` (R-CMS-04, R-OFFER-05, R-JACK-05, R-TOUR-04). */
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
    link: (key) => linkOf(values[key]),
  };
}

/** The words of a cleaned text without its tags, as one line. */
export function plainText(html: SafeHtml | null): string {
  const words = (html ?? '').replace(/<[^>]*>/g, ' ');
  return words
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

function lineOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const line = Array.from(
    value
      .slice(0, MAX_LINE * 4)
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return line.length === 0 ? null : line.slice(0, MAX_LINE).join('');
}

function htmlOf(value: unknown, locale: Locale): SafeHtml | null {
  if (typeof value !== 'string' || value.trim() === '') return null;
  const html = sanitizeRichText(value, locale);
  return html.trim() === '' ? null : html;
}

function linkOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const path = sameSitePath(value.trim());
  if (path !== null) return stripLocale(path).path;
  return isWebAddress(value.trim()) ? value.trim() : null;
}

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false;
  try {
    checkNavigation(value, { isExternalAllowed: true });
    return true;
  } catch {
    return false;
  }
}
