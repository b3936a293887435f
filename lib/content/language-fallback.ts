import { isBlankHtml } from './blank-html';
import { linkTarget } from './menu-links.server';
import type { RawRecord } from './flatten';

type Path = readonly string[];

/**
 * Paths of a record's empty texts: null, blank, an emptied editor field, or missing from a part that is there. `*` in a pattern matches every
 * entry of an object or list. A French record borrows these texts from English.
 */
export function emptyTexts(record: RawRecord, patterns: readonly string[]): Path[] {
  return patterns.flatMap((pattern) => emptyUnder(record, pattern.split('.'), []));
}

function emptyUnder(value: unknown, [step, ...rest]: Path, path: Path): Path[] {
  if (step === undefined) return isEmpty(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (step !== '*') return emptyUnder(fieldOf(value, step), rest, [...path, step]);
  return Object.entries(value).flatMap(([key, entry]) => {
    const name = Array.isArray(value) ? entryName(entry, key) : key;
    return emptyUnder(entry, rest, [...path, name]);
  });
}

export interface Borrowed {
  record: RawRecord;
  /** Paths of the English texts, joined by dots; an entry of a list is named by its `url`, `name` or `value`. */
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
  const index = container.findIndex((entry, place) => entryName(entry, String(place)) === step);
  return String(index);
}

function entryName(entry: unknown, place: string): string {
  if (typeof entry !== 'object' || entry === null) return place;
  const url = fieldOf(entry, 'url');
  if (typeof url === 'string') return linkTarget(url);
  const name = fieldOf(entry, 'name') ?? fieldOf(entry, 'value');
  return typeof name === 'string' ? name : place;
}

function fieldOf(value: object, key: string): unknown {
  return Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && isBlankHtml(value));
}
