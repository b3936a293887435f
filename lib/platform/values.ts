import { SYSNAME } from '@/lib/routing/sysname';
import * as z from 'zod/mini';
import { zonedTime } from '@/lib/format/date-text';
import { NUMBER_TEXT } from '@/lib/format/number-text';
import { platformPicture } from '@/lib/routing/platform-picture';

/** Parsers of single wire values. Each is as lenient as the contract. */

const flagged = z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]);

/** A number; some platforms send it as text. */
export const number = z.union([
  z.number(),
  z.pipe(z.string().check(z.regex(NUMBER_TEXT)), z.transform(Number)),
]);

/** `true`/`false`; also 1 and 0. */
export const flag = z.pipe(
  flagged,
  z.transform((value) => value === true || value === 1 || value === '1'),
);

/** A missing or invalid flag counts as false. */
export const looseFlag = z.catch(flag, false);

/** Integer id, compared and used in URLs as text. */
export const id = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.number()]),
  z.transform((value) => String(value)),
);

/** A name that may be missing: then it is empty, and the UI uses another text. */
export const name = z.catch(z.string(), '');

/** An entry that visitors choose by name: without a name, its id is used. */
export function named<Entry extends { id: string; name: string }>(entry: z.ZodMiniType<Entry>) {
  return z.pipe(
    entry,
    z.transform((read: Entry) => ({ ...read, name: read.name.trim() || read.id })),
  );
}

export const nullableText = z.catch(z.nullable(z.string()), null);

/** Digits as text, such as a calling code, which a platform may send as a number. */
export const requiredFigures = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

/** The same where they may be missing, such as a postcode. */
export const figures = z.catch(z.nullable(requiredFigures), null);

/** A valid picture URL (`platformPicture`); null for any other. */
export const nullablePicture = z.catch(z.pipe(z.unknown(), z.transform(platformPicture)), null);

/**
 * Timestamp as ISO text in UTC; a text without a zone counts as UTC, and a Unix time in seconds is accepted too, as
 * number or text. Null if invalid or missing, or for 0 and negative seconds, which mean no time.
 */
export const timestamp = z.catch(
  z.nullable(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value, context) => {
        const at = new Date(Number(value) <= 0 ? NaN : zonedTime(value));
        if (!Number.isNaN(at.getTime())) return at.toISOString();
        context.issues.push({ code: 'custom', message: 'not a time', input: value });
        return z.NEVER;
      }),
    ),
  ),
  null,
);

/** Amount in main units with its ISO 4217 code. */
export const money = z.object({
  amount: number.check(z.refine(Number.isFinite)),
  currency: z.string().check(z.minLength(2), z.maxLength(8)),
});
export type Money = z.infer<typeof money>;

export const nullableMoney = z.catch(z.nullable(money), null);

export const nullableNumber = z.catch(z.nullable(number), null);

export const count = z.catch(number.check(z.gte(0)), 0);

export const sysname = z.string().check(z.regex(SYSNAME));

/** Result of an action without data of its own: 1 is success, anything else a failure. */
export const actionResult = z.object({ result: z.catch(number, 0) });

const MAX_ITEMS = 60_000;

/** A list whose invalid entries are left out instead of failing the whole response; entries beyond `max` are cut. */
export function listOf<Output>(item: z.ZodMiniType<Output>, max = MAX_ITEMS) {
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries) => readable(item, entries.slice(0, max))),
  );
}

function readable<Output>(item: z.ZodMiniType<Output>, entries: readonly unknown[]): Output[] {
  return entries.flatMap((entry) => {
    const parsed = item.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/**
 * `{ items, total }`; a missing total is the number of items. `page_size` is passed on where the platform sends it. If
 * entries exist but all are invalid, the response fails: they are its content, and the list is not empty.
 */
export function pageOf<Output>(item: z.ZodMiniType<Output>) {
  return z.pipe(
    z.object({
      items: z.array(z.unknown()),
      total: z.optional(z.catch(z.nullable(number), null)),
      page_size: z.optional(z.catch(z.nullable(number), null)),
    }),
    z.transform(({ items: entries, total, page_size: pageSize }, { issues }) => {
      const items = readable(item, entries.slice(0, MAX_ITEMS));
      if (items.length === 0 && entries.length > 0) {
        issues.push({ code: 'custom', message: 'no readable entry', input: entries });
      }
      return { items, total: total ?? items.length, pageSize: pageSize ?? null };
    }),
  );
}

/** Raw description object; null where there is none. Its readers ignore values that are not plain ones. */
export const description = z.catch(z.nullable(z.record(z.string(), z.unknown())), null);
