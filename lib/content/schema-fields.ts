import { z } from 'zod';
import { NUMBER_TEXT } from '@/lib/format/number-text';
import { wellFormed } from '@/lib/routing/encode';
import { parseUrl } from '@/lib/routing/parse-url';
import { isRecord } from '@/lib/is-record';
import { HOSTILE_KEYS } from './description';
import { isSvgUrl, mediaPath } from './media';

/*
 * Building blocks of the content schemas. None of them throws: an invalid or missing field falls back to its own
 * default without affecting the rest of the record (R-SEO-08).
 */

/** Characters; a longer text is cut. */
const MAX_TEXT = 262_144;
const MAX_ENTRIES = 1_000;

const filledText = z
  .string()
  .refine((text) => text.trim() !== '')
  .transform((text) => (text.length > MAX_TEXT ? wellFormed(text.slice(0, MAX_TEXT)) : text));

export function text(fallback: string) {
  return filledText.catch(fallback);
}

/** An empty text counts as none. */
export function optionalText() {
  return filledText.nullable().catch(null);
}

/** For a required field: an entry of a list without it is left out. */
export function requiredText() {
  return filledText;
}

/** `true`/`false`; also 1 and 0, as number or text. */
export function flag(fallback: boolean) {
  return z
    .union([z.boolean(), z.literal([1, 0, '1', '0']).transform((value) => Number(value) === 1)])
    .catch(fallback);
}

/** A number or a numeric string: some content systems send decimals and large integers as strings. */
export const anyNumber = z
  .union([z.number(), z.string().regex(NUMBER_TEXT).transform(Number)])
  .pipe(z.number());

export function number(fallback: number, { min, max }: { min: number; max: number }) {
  return anyNumber.pipe(z.number().min(min).max(max)).catch(fallback);
}

export function count(fallback: number, { min, max }: { min: number; max: number }) {
  return anyNumber.pipe(z.int().min(min).max(max)).catch(fallback);
}

export function oneOf<const T extends readonly [string, ...string[]]>(values: T, fallback: T[number]) {
  return z.enum(values).catch(fallback);
}

/** Leaves out invalid entries; a value that is not a list gives an empty one. */
export function list<S extends z.ZodType>(entry: S, max = MAX_ENTRIES) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((values) => values.slice(0, max).flatMap((value) => parsed(entry, value)));
}

/** Like `list`, for fields where editors may enter a single entry without a list around it. */
export function listOrOne<S extends z.ZodType>(entry: S, max?: number) {
  return z
    .array(z.unknown())
    .catch(({ value }) => [value])
    .pipe(list(entry, max));
}

/** An object that maps any name to values of one type; invalid entries are left out. */
export function dictionary<S extends z.ZodType>(
  value: S,
  max = MAX_ENTRIES,
  fallback: Record<string, z.output<S>> = {},
) {
  return plainObject
    .transform((source): Record<string, z.output<S>> =>
      Object.fromEntries(
        safeEntries(source, max).flatMap(([key, field]) => parsed(value, field).map((item) => [key, item])),
      ),
    )
    .catch(fallback);
}

/** A part of a record that always exists: when it is missing all its fields take their defaults. */
export function section<S extends z.ZodRawShape>(shape: S) {
  const schema = z.object(shape);
  return schema.catch(() => schema.parse({}));
}

export function optionalSection<S extends z.ZodRawShape>(shape: S) {
  return z.object(shape).nullable().catch(null);
}

/** Site path or http(s) URL of a picture or sound, given as media or as text. */
export function media() {
  return z
    .string()
    .nullable()
    .catch(null)
    .transform((url) => (url === null ? null : mediaPath(url)));
}

/** A picture of a banner or an icon; only svg is accepted (R-BAN-07). */
export function svgMedia() {
  return media().transform((url) => (isSvgUrl(url) ? url : null));
}

/** Target of a menu entry: a path of the site, a valid http(s) URL, mail or telephone. */
export function link() {
  return z
    .string()
    .trim()
    .max(2_048)
    .regex(/^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:|#)/i)
    .regex(/^[^\\\p{Cc}]*$/u)
    .refine((url) => !/^http/i.test(url) || parseUrl(url) !== null);
}

const plainObject = z.custom<Record<string, unknown>>(isRecord);

/** Any object's own entries, without hostile keys. */
export function entries() {
  return plainObject.catch({}).transform((source) => safeEntries(source, MAX_ENTRIES));
}

function safeEntries(source: Record<string, unknown>, max: number): [string, unknown][] {
  return Object.entries(source)
    .filter(([key]) => !HOSTILE_KEYS.has(key))
    .slice(0, max);
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S>[] {
  const result = schema.safeParse(value);
  return result.success ? [result.data] : [];
}
