import { zonedTime } from '@/lib/format/date-text';
import { mediaPath } from '@/lib/content/media';
import { plainWords } from '@/lib/content/plain-words';
import { isRecord } from '@/lib/is-record';

/** A difference between a parsed response and the raw one. */
export interface Difference {
  /** Path in the parsed response, such as `.items.0.name`. */
  path: string;
  /** `missing`: the key was not sent; `lost`: entries were left out; `changed`: a value was replaced by its default. */
  kind: 'missing' | 'lost' | 'changed';
  raw: unknown;
  parsed: unknown;
}

/** Keys of a parsed entry whose name on the wire differs. */
const RENAMED = new Set(['pageSize', 'image', 'hasDemo']);

/** By key of an entry: the keys whose values the contract lets replace it. */
export type Overrides = Readonly<Record<string, readonly string[]>>;

/**
 * Entries left out, values replaced by their default, keys that were not sent. Parsers are lenient, so a response that
 * merely parses proves little. Overridden values, and other forms of the same value, do not count.
 */
export function findDifferences(raw: unknown, parsed: unknown, overrides: Overrides = {}): Difference[] {
  return compare(raw, parsed, '', overrides);
}

function compare(raw: unknown, parsed: unknown, path: string, overrides: Overrides): Difference[] {
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    if (raw.length !== parsed.length) return [{ path, kind: 'lost', raw: raw.length, parsed: parsed.length }];
    return parsed.flatMap((entry, index) => compare(raw[index], entry, `${path}.${index}`, overrides));
  }
  if (isRecord(raw) && isRecord(parsed)) {
    return Object.entries(parsed).flatMap(([key, value]): Difference[] => {
      if (isOverridden(raw, value, overrides[key])) return [];
      if (Object.hasOwn(raw, key)) return compare(raw[key], value, `${path}.${key}`, overrides);
      return RENAMED.has(key)
        ? []
        : [{ path: `${path}.${key}`, kind: 'missing', raw: undefined, parsed: value }];
    });
  }
  return isSame(raw, parsed) ? [] : [{ path, kind: 'changed', raw, parsed }];
}

function isOverridden(
  raw: Readonly<Record<string, unknown>>,
  value: unknown,
  path: readonly string[] | undefined,
) {
  if (path === undefined) return false;
  const other = path.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), raw);
  return !isNothing(other) && isSame(other, value);
}

function isSame(raw: unknown, parsed: unknown): boolean {
  if (isNothing(raw)) return isNothing(parsed);
  if (String(raw) === String(parsed)) return true;
  if (typeof parsed === 'boolean') return raw === Number(parsed) || raw === String(Number(parsed));
  return typeof parsed === 'string' && (isSameTime(raw, parsed) || isSameText(raw, parsed));
}

/** A field is a time if its parser returns a full one in UTC; no other text counts as one. */
function isSameTime(raw: unknown, parsed: string): boolean {
  if (typeof raw !== 'string' && typeof raw !== 'number') return false;
  const at = new Date(zonedTime(raw));
  return !Number.isNaN(at.getTime()) && at.toISOString() === parsed;
}

/** The plain text of a text, the text on one line, or the URL under which the site serves a picture. */
function isSameText(raw: unknown, parsed: string): boolean {
  if (typeof raw !== 'string') return false;
  return [plainWords(raw), raw.replace(/\s+/g, ' ').trim(), mediaPath(raw)].includes(parsed);
}

/** Parsers treat null and an empty text as none, and a missing list as empty. */
function isNothing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
