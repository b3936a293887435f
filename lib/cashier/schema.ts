import * as z from 'zod/mini';
import {
  id,
  listOf,
  looseFlag,
  name,
  named,
  nullableMoney,
  nullableNumber,
  nullableText,
  pageOf,
  timestamp,
} from '@/lib/platform/values';

/** Deposit record; withdrawals use the same shape (R-CASH-15). The status is shown as received (R-CASH-23). */
export const paymentRecord = z.object({
  id,
  requisites: nullableText,
  method: nullableText,
  type: z.catch(z.enum(['deposit', 'withdrawal']), 'deposit'),
  created_at: timestamp,
  updated_at: timestamp,
  /** Null where the platform does not know it: the record is shown regardless. */
  amount: nullableMoney,
  /** Empty where the platform does not know it; such a payment counts as undecided. */
  status: z.catch(z.string(), ''),
  domain: nullableText,
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const paymentHistory = pageOf(paymentRecord);
export type PaymentHistory = z.infer<typeof paymentHistory>;

const fieldOption = z.object({
  value: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  label: z.string(),
});

const methodField = z.object({
  name: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,64}$/)),
  type: z.string(),
  label: z.catch(z.string(), ''),
  is_optional: looseFlag,
  mask: nullableText,
  pattern: nullableText,
  options: z.catch(z.nullable(listOf(fieldOption)), null),
});
export type MethodField = z.infer<typeof methodField>;

/** A minimum of zero counts as none; so does a maximum of zero or below the minimum, which nobody could pay. */
export const paymentMethod = z.pipe(
  z.object({
    sysname: z.string(),
    name,
    image: nullableText,
    currency: z.string(),
    min_amount: nullableNumber,
    max_amount: nullableNumber,
    fee_percent: nullableNumber,
    fields: z.catch(listOf(methodField), []),
  }),
  z.transform(({ min_amount: least, max_amount: most, ...method }) => ({
    ...method,
    min_amount: least !== null && least > 0 ? least : null,
    max_amount: most !== null && most > 0 && most >= (least ?? 0) ? most : null,
  })),
);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** More methods than anybody chooses from: without a limit the cashier's page could be megabytes large. */
const MAX_METHODS = 300;

export const depositSettings = z.object({ methods: listOf(paymentMethod, MAX_METHODS) });
export type DepositSettings = z.infer<typeof depositSettings>;
export const withdrawSettings = z.object({
  methods: listOf(paymentMethod, MAX_METHODS),
  available: nullableMoney,
});

/** Fields for the payment provider. One without a value is left out alone. */
const sentFields = z.pipe(
  z.record(z.string(), z.catch(z.union([z.string(), z.number(), z.boolean(), z.null()]), null)),
  z.transform((fields) =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
    ),
  ),
);

/** The status of a payment just made. One the platform does not know is not decided yet: nothing was refused. */
const madeStatus = z.catch(z.string(), 'pending');

/** Where to navigate after a deposit was made; null when nothing is left to do. */
const paymentRedirect = z.object({
  /** Empty where there is none: a payment on the player's phone needs no URL here. */
  url: z.catch(z.string(), ''),
  // In any case of letters: fields sent by GET instead would end in the address.
  method: z.catch(z.pipe(z.string().check(z.toUpperCase()), z.enum(['GET', 'POST'])), 'GET'),
  target: z.catch(z.enum(['self', 'new_window', 'mobile']), 'self'),
  fields: z.catch(sentFields, {}),
});
export type PaymentRedirect = z.infer<typeof paymentRedirect>;

export const madeDeposit = z.object({
  id,
  status: madeStatus,
  redirect: z.pipe(
    z.catch(z.nullable(paymentRedirect), null),
    z.transform((given) => (given?.url === '' && given.target !== 'mobile' ? null : given)),
  ),
});
export type MadeDeposit = z.infer<typeof madeDeposit>;

export const madeWithdrawal = z.object({ id, status: madeStatus });

const bank = named(z.object({ id, name }));
export const banks = pageOf(bank);

export interface MethodBanks {
  method: string;
  list: z.infer<typeof banks>;
}
