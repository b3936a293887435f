import { isBlankHtml } from './blank-html';
import { isRecord } from '@/lib/is-record';
import { linkTarget } from './menu-links.server';
import type { RawRecord } from './flatten';

type Path = readonly string[];

/**
 * Paths of a French record's texts that English replaces: null, blank, an emptied editor field, or missing from a part
 * that is there. `*` in a pattern matches every entry of an object or list.
 */
export function emptyTexts(record: RawRecord, patterns: readonly string[]): Path[] {
  return patterns.flatMap((pattern) => emptyUnder(record, pattern.split('.'), []));
}

function emptyUnder(value: unknown, [step, ...rest]: Path, path: Path): Path[] {
  if (step === undefined) return isEmpty(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (step !== '*') return emptyUnder(fieldOf(value, step), rest, [...path, step]);
  return Object.entries(value).flatMap(([key, entry]) => {
    if (!Array.isArray(value)) return emptyUnder(entry, rest, [...path, key]);
    const name = entryName(entry);
    // An English text must not complete another entry, such as a question by the answer of another one.
    return name === null && hasText(entry) ? [] : emptyUnder(entry, rest, [...path, name ?? key]);
  });
}

export interface Borrowed {
  record: RawRecord;
  /** Paths of the English texts, joined by dots; for the name of a list's entry see `entryName`. */
  paths: string[];
}

/** Fills the texts at these paths from the English record, where it has them. Neither record is mutated. */
export function borrowTexts(record: RawRecord, english: RawRecord, paths: readonly Path[]): Borrowed {
  const found = paths.flatMap((path) => {
    const text = valueAt(english, path);
    return typeof text === 'string' && !isEmpty(text) ? [{ path, text }] : [];
  });
  return {
    record: found.reduce<RawRecord>(
      (filled, { path, text }) => Object(withValue(filled, path, text)),
      record,
    ),
    paths: found.map(({ path }) => path.join('.')),
  };
}

function valueAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(fieldOf(value, keyOf(value, step)), rest);
}

function withValue(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  if (typeof value !== 'object' || value === null) return value;
  const key = keyOf(value, step);
  const entry = withValue(fieldOf(value, key), rest, text);
  return Array.isArray(value) ? value.with(Number(key), entry) : { ...value, [key]: entry };
}

/** Entries of two lists are matched by what they are about, else by position. */
function keyOf(container: object, step: string): string {
  if (!Array.isArray(container)) return step;
  const index = container.findIndex((entry, place) => (entryName(entry) ?? String(place)) === step);
  return String(index);
}

/** Keys that tell what an entry of a list is about, in order. */
const NAMES = ['image', 'name', 'value', 'id'];

/** The `url` of a list's entry, else its `image`, `name`, `value` or `id`; null if it has none of them. */
function entryName(entry: unknown): string | null {
  if (!isRecord(entry)) return null;
  const url = fieldOf(entry, 'url');
  if (typeof url === 'string') return linkTarget(url);
  const name = NAMES.map((key) => fieldOf(entry, key)).find(
    (value) => typeof value === 'number' || (typeof value === 'string' && !isEmpty(value)),
  );
  return name === undefined ? null : String(name);
}

function hasText(entry: unknown): boolean {
  return (
    isRecord(entry) && Object.values(entry).some((value) => typeof value === 'string' && !isEmpty(value))
  );
}

function fieldOf(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlankHtml(value));
}
