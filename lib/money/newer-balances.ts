import * as z from 'zod/mini';
import { nullableMoney } from '@/lib/platform/values';

/**
 * Newer balances of a player: those that the platform reports. The others stay as they are. Apart from `schema.ts`,
 * which pages of a player load first.
 */
export const newerBalances = z.object({
  balance_main: z.optional(nullableMoney),
  balance_bonus: z.optional(nullableMoney),
  balance_betting_bonus: z.optional(nullableMoney),
  balance_fun: z.optional(nullableMoney),
});
export type NewerBalances = z.infer<typeof newerBalances>;
