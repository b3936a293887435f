import { parseUrl } from '@/lib/routing/parse-url';
import { fillAddress, fillName } from '@/lib/routing/url-template';

const MAX_TEXT_LENGTH = 1_000;

/** A text of a record as one line with the name inserted, limited in length; null when nothing is left of it. */
export function cleanText(value: unknown, name?: string | null, maxLength = MAX_TEXT_LENGTH): string | null {
  if (typeof value !== 'string') return null;
  const bounded = value.slice(0, maxLength * 4);
  const line = fillName(bounded, name).replace(/[\s\p{Cc}]+/gu, ' ');
  const text = Array.from(line.trim()).slice(0, maxLength).join('');
  return text === '' ? null : text;
}

const ISO_TIME = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** Whether a text is a date or a time in ISO 8601. `Date` accepts other forms and 30 February too. */
export function isIsoTime(text: string): boolean {
  const day = ISO_TIME.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  const midnight = new Date(day);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}

/**
 * An absolute http or https URL, an origin as it was written, without a slash; paths of this site get its origin. Null
 * for everything else. The item's name is inserted encoded.
 */
export function absoluteUrl(value: unknown, siteUrl: string, name?: string | null): string | null {
  const text = typeof value === 'string' ? fillAddress(value.trim(), name) : '';
  if (text === '' || text.length > 2_048 || !/^(?:https?:\/\/|\/(?![/\\]))/i.test(text)) return null;
  const url = parseUrl(text, siteUrl);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') return null;
  return url.href === `${text}/` ? text : url.href;
}
