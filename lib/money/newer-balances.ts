import * as z from 'zod/mini';
import { nullableMoney } from '@/lib/platform/values';

/** Newer balances: those that the platform reports. Apart from `schema.ts`, which pages of a player load first. */
export const newerBalances = z.object({
  balance_main: z.optional(nullableMoney),
  balance_bonus: z.optional(nullableMoney),
  balance_betting_bonus: z.optional(nullableMoney),
  balance_fun: z.optional(nullableMoney),
});
export type NewerBalances = z.infer<typeof newerBalances>;
