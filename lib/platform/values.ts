import { SYSNAME } from '@/lib/routing/sysname';
import * as z from 'zod/mini';
import { zonedTime } from '@/lib/format/date-text';
import { NUMBER_TEXT } from '@/lib/format/number-text';
import { platformPicture } from '@/lib/routing/platform-picture';

/** Readers of single values as the wire writes them. Each is lenient where the contract is. */

const flagged = z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')]);

/** A number; some platforms write it as text. */
export const number = z.union([
  z.number(),
  z.pipe(z.string().check(z.regex(NUMBER_TEXT)), z.transform(Number)),
]);

/** `true`/`false`; also 1 and 0. */
export const flag = z.pipe(
  flagged,
  z.transform((value) => value === true || value === 1 || value === '1'),
);

/** A missing or unreadable flag counts as false. */
export const looseFlag = z.catch(flag, false);

/** Integer id, compared and addressed as text. */
export const id = z.pipe(
  z.union([z.string().check(z.minLength(1), z.maxLength(64)), z.number()]),
  z.transform((value) => String(value)),
);

/** A name that may be missing: empty then, and what shows it takes another word. */
export const name = z.catch(z.string(), '');

/** An entry that a person chooses by its name: one without a name is called by its id. */
export function named<Entry extends { id: string; name: string }>(entry: z.ZodMiniType<Entry>) {
  return z.pipe(
    entry,
    z.transform((read: Entry) => ({ ...read, name: read.name.trim() || read.id })),
  );
}

export const nullableText = z.catch(z.nullable(z.string()), null);

/** A text of figures, such as a postcode, which a platform may send as a number. */
export const figures = z.catch(
  z.nullable(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  null,
);

/** A picture's address that may be shown (`platformPicture`); null for any other. */
export const nullablePicture = z.catch(z.pipe(z.unknown(), z.transform(platformPicture)), null);

/**
 * Timestamp as ISO text in UTC; a text without a zone counts as UTC, and a Unix time in seconds is accepted too, as
 * number or text. Unreadable or missing: null; so are seconds of 0 and less, which stand for no time.
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
export type ActionResult = z.infer<typeof actionResult>;

const MAX_ITEMS = 60_000;

/**
 * A list whose unreadable entries are left out instead of failing the response as a whole; what is beyond `max` is cut.
 */
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
 * `{ items, total }`; a missing total counts what came. `page_size` is passed on where the platform sends it. Entries none
 * of which can be read fail the response: they are what it is about, and are no empty list.
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

/** Raw description object; null where there is none. Values other than plain ones are left out by their readers. */
export const description = z.catch(z.nullable(z.record(z.string(), z.unknown())), null);
