import * as z from 'zod/mini';
import { nullableMoney, nullableNumber } from '@/lib/platform/values';

/** The four balances of an account (R-SESS-02); each is null for a guest. */
export const balances = z.object({
  balance_main: nullableMoney,
  balance_bonus: nullableMoney,
  balance_betting_bonus: nullableMoney,
  balance_fun: nullableMoney,
});
export type Balances = z.infer<typeof balances>;

export const currencyRates = z.object({
  base: z.string(),
  /** Null where the platform has none. */
  rates: z.record(z.string(), nullableNumber),
});
export type CurrencyRates = z.infer<typeof currencyRates>;
