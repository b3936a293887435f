import { z } from 'zod';
import { NUMBER_TEXT } from '@/lib/format/number-text';
import { wellFormed } from '@/lib/routing/encode';
import { isSvgUrl, mediaPath } from './media';

/*
 * Building blocks of the content schemas. Every one takes any value without throwing: a wrong or missing field falls to
 * its own default, never the whole record (R-SEO-08).
 */

/** Longest text of a field, in characters; what is longer is cut. */
const MAX_TEXT = 262_144;
const MAX_ENTRIES = 1_000;
/** Keys that resolve to an object's prototype instead of an entry of its own. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

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

/** For a field without which an entry of a list is left out. */
export function requiredText() {
  return filledText;
}

export function flag(fallback: boolean) {
  return z.boolean().catch(fallback);
}

/** A number, or its text: some content systems give decimals and large integers so. */
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

/** Leaves out entries that are broken, and all of them when the value is no list. */
export function list<S extends z.ZodType>(entry: S, max = MAX_ENTRIES) {
  return z
    .array(z.unknown())
    .catch([])
    .transform((values) => values.slice(0, max).flatMap((value) => parsed(entry, value)));
}

/** As `list`, for fields where editors fill in a single entry without a list around it. */
export function listOrOne<S extends z.ZodType>(entry: S, max?: number) {
  return z
    .array(z.unknown())
    .catch(({ value }) => [value])
    .pipe(list(entry, max));
}

/** An object of any names to values of one kind; entries that are broken are left out. */
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

/** A part of a record that is always there: when it is missing all its fields take their defaults. */
export function section<S extends z.ZodRawShape>(shape: S) {
  const schema = z.object(shape);
  return schema.catch(() => schema.parse({}));
}

/** A part of a record that may be missing. */
export function optionalSection<S extends z.ZodRawShape>(shape: S) {
  return z.object(shape).nullable().catch(null);
}

/** Site path or http(s) address of a picture or sound, given as media or as text. */
export function media() {
  return z
    .string()
    .nullable()
    .catch(null)
    .transform((url) => (url === null ? null : mediaPath(url)));
}

/** A picture of a banner or an icon, which is loaded only as svg (R-BAN-07). */
export function svgMedia() {
  return media().transform((url) => (isSvgUrl(url) ? url : null));
}

/** Where an entry of a menu leads: a path of the site, an http(s) address, mail or telephone. */
export function link() {
  return z
    .string()
    .trim()
    .max(2_048)
    .regex(/^(?:\/(?![/\\])|https?:\/\/|mailto:|tel:|#)/i)
    .regex(/^[^\\\p{Cc}]*$/u);
}

const plainObject = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** Any object, as its own entries without hostile names. */
export function entries(max = MAX_ENTRIES) {
  return plainObject.catch({}).transform((source) => safeEntries(source, max));
}

function safeEntries(source: Record<string, unknown>, max: number): [string, unknown][] {
  return Object.entries(source)
    .filter(([key]) => !FORBIDDEN_KEYS.has(key))
    .slice(0, max);
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S>[] {
  const result = schema.safeParse(value);
  return result.success ? [result.data] : [];
}
