import { ContentError, invalidKey } from './content-error';
import type { ContentRecord, ContentValue } from './content-value';

type Matcher = (record: ContentRecord) => boolean;
type Operator = (actual: ContentValue | undefined, wanted: readonly string[]) => boolean;

const OPERATORS: Readonly<Record<string, Operator>> = {
  $eq: (actual, [wanted]) => asText(actual) === wanted,
  $eqi: (actual, [wanted]) => asText(actual)?.toLowerCase() === wanted?.toLowerCase(),
  $ne: (actual, [wanted]) => asText(actual) !== wanted,
  $in: (actual, wanted) => wanted.includes(asText(actual) ?? ''),
  $notIn: (actual, wanted) => !wanted.includes(asText(actual) ?? ''),
  $contains: (actual, [wanted = '']) => asText(actual)?.includes(wanted) ?? false,
  $startsWith: (actual, [wanted = '']) => asText(actual)?.startsWith(wanted) ?? false,
};

/** Keys every record has beside its own attributes. */
const SYSTEM_KEYS = new Set(['id', 'locale']);

/**
 * Turns the `filters` of a query into a test for records. Several keys mean all of them; `$and` and `$or` take lists of
 * further filters. Throws ContentError 400 for a key or an operator that does not exist.
 */
export function compileFilters(filters: unknown, knownKeys: ReadonlySet<string>): Matcher {
  const matchers = Object.entries(asObject(filters)).map(([key, value]): Matcher => {
    if (key === '$and' || key === '$or') {
      const parts = Object.values(asObject(value)).map((part) => compileFilters(part, knownKeys));
      return (record) =>
        key === '$or' ? parts.some((part) => part(record)) : parts.every((part) => part(record));
    }
    if (!knownKeys.has(key) && !SYSTEM_KEYS.has(key)) throw invalidKey(key, 'filters');
    return compileField(key, value);
  });
  return (record) => matchers.every((matches) => matches(record));
}

/** The first value a query filters by under `key`, at whatever depth of `$or` and `$and`; null when it has none. */
export function filterValue(filters: unknown, key: string): string | null {
  if (typeof filters !== 'object' || filters === null) return null;
  for (const [name, value] of Object.entries(filters)) {
    if (name === key)
      return wantedTexts(typeof value === 'string' ? value : Object.values(asObject(value))[0])[0] ?? null;
    const nested = name.startsWith('$') ? Object.values(asObject(value)) : [];
    for (const part of nested) {
      const found = filterValue(part, key);
      if (found !== null) return found;
    }
  }
  return null;
}

function compileField(key: string, condition: unknown): Matcher {
  const operators = Object.entries(typeof condition === 'string' ? { $eq: condition } : asObject(condition));
  const tests = operators.map(([name, value]): Matcher => {
    const operator = OPERATORS[name];
    if (operator === undefined) throw invalidKey(name, 'filters');
    const wanted = wantedTexts(value);
    return (record) => operator(record[key], wanted);
  });
  return (record) => tests.every((test) => test(record));
}

function wantedTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(asObject(value)).map(String);
}

function asObject(value: unknown): object {
  if (value === undefined) return {};
  if (typeof value === 'object' && value !== null) return value;
  throw new ContentError(400, 'Invalid filters');
}

function asText(value: ContentValue | undefined): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
