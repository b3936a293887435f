import { isRecord } from '@/lib/is-record';
import { findDifferences, type Difference } from './differences';

/** Parses a response as the product does; undefined when it is invalid. */
export type Reader = (raw: unknown) => unknown;

const SAMPLES: readonly (readonly [name: string, sample: unknown])[] = [
  ['a time', '2001-02-03T04:05:06Z'],
  ['a text', 'word'],
  ['an address', '/uploads/picture.svg'],
  ['a number', 1],
  ['true or false', true],
  ['a sum with its currency', { amount: 1, currency: 'EUR' }],
  ['a list', ['word']],
  ['an object', { word: 'word' }],
];
/** Types not named in addition to one of these. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  'a time': ['a text'],
  'an address': ['a text'],
  'a number': ['a time'],
  'a sum with its currency': ['an object'],
};

/**
 * The types the product's parser would accept where a value is invalid: a value of each type is inserted there and the
 * response parsed again. `another value` where the parser accepts none of them, as for a list of fixed words.
 */
export function expectedAt({ path, parsed }: Difference, raw: unknown, read: Reader): string {
  const keys = path.split('.').slice(1);
  const taken = SAMPLES.filter(([, sample]) => isTaken(keys, sample, parsed, raw, read)).map(
    ([name]) => name,
  );
  // A parser that accepts texts accepts times too, and a time may be a number of seconds.
  const named = taken.filter((name) => !(IMPLIED[name] ?? []).some((wider) => taken.includes(wider)));
  return named.length === 0 ? 'another value' : named.join(' or ');
}

function isTaken(keys: readonly string[], sample: unknown, fallback: unknown, raw: unknown, read: Reader) {
  const output = valueAt(read(withValue(raw, keys, sample)), keys);
  const isFallback = JSON.stringify(output) === JSON.stringify(fallback);
  return output !== undefined && !isFallback && findDifferences(sample, output).length === 0;
}

function withValue(raw: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(raw)) return raw.with(Number(key), withValue(raw[Number(key)], rest, value));
  return { ...asObject(raw), [key]: withValue(asObject(raw)[key], rest, value) };
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (found, key) => (Array.isArray(found) ? found[Number(key)] : asObject(found)[key]),
    value,
  );
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}
