import * as z from 'zod/mini';
import { plainWords } from '@/lib/content/plain-words';
import {
  actionResult,
  count,
  flag,
  id,
  listOf,
  looseFlag,
  name,
  named,
  nullableNumber,
  nullableText,
  number,
  pageOf,
} from '@/lib/platform/values';

export const character = named(z.object({ id, name, image: nullableText }));
export type Character = z.infer<typeof character>;

export const level = z.object({ id, name, points: count, is_current: looseFlag });
export type Level = z.infer<typeof level>;

const membership = z.object({
  id: z.catch(z.nullable(id), null),
  is_active: looseFlag,
  points: nullableNumber,
  character: z.catch(z.nullable(character), null),
  levels: z.catch(listOf(level), []),
  pointsAlias: nullableText,
  uid: nullableNumber,
});

/** A made-up zero for unreadable points would close the shop to the member. */
export const loyaltyInfo = z.pipe(
  membership,
  z.transform((info, { issues }) => {
    if (info.points !== null || !info.is_active) return { ...info, points: info.points ?? 0 };
    issues.push({ code: 'custom', message: 'points are not readable', input: info });
    return z.NEVER;
  }),
);
export type LoyaltyInfo = z.infer<typeof loyaltyInfo>;

export const characters = z.object({
  id: z.catch(z.nullable(id), null),
  paged: z.object({
    items: listOf(character),
    offset: z.catch(number, 0),
    limit: z.catch(number, 10),
    total: z.catch(number, 0),
  }),
});

/** `price` in points. A reward whose price cannot be read is left out: nobody could be told what it costs. */
export const product = named(
  z.object({
    id,
    name,
    text: nullableText,
    image: nullableText,
    price: number.check(z.gte(0)),
    // If the platform does not say whether it is available, the purchase will tell.
    is_available: z.catch(flag, true),
  }),
);
export type Product = z.infer<typeof product>;
export const products = pageOf(product);

export const program = z.object({
  id,
  sysname: z.string(),
  name,
  text: nullableText,
  image: nullableText,
  levels: z.catch(listOf(level), []),
});
export type Program = z.infer<typeof program>;
export const programs = pageOf(program);

const words = z.pipe(
  nullableText,
  z.transform((text) => (text === null ? null : plainWords(text))),
);

/** Loyalty notification (R-LOY-10): `type` other than `credit` shows as an error (R-LOY-11). */
export const loyaltyNotification = z.object({
  id: z.catch(z.nullable(id), null),
  trigger: nullableText,
  type: nullableText,
  title: words,
  message: words,
  amount: nullableNumber,
  amountType: nullableText,
  image: nullableText,
});

export type LoyaltyNotification = z.infer<typeof loyaltyNotification>;

export const notices = z.object({ loyalty: z.catch(listOf(loyaltyNotification), []) });

export const purchase = z.object({ ...actionResult.shape, points: nullableNumber });
