import * as z from 'zod/mini';
import { convertExactly } from '@/lib/format/convert';
import { sumAmounts, type Amount } from '@/lib/format/money';
import { money, nullableText } from '@/lib/platform/values';
import type { ListPage } from '@/lib/platform/whole-list';
import type { CurrencyRates } from './schema';

/** Balances shown below the main one (R-SESS-02). */
export const FURTHER_BALANCES = ['balance_bonus', 'balance_betting_bonus', 'balance_fun'] as const;

const rewardDescription = z.object({
  title: z.optional(nullableText),
  text: z.optional(nullableText),
  amount: z.optional(z.catch(z.nullable(money), null)),
});

/** The description of a bonus, a betting bonus or a cashback, by client keys. */
export interface Reward {
  title: string | null;
  text: string | null;
  amount: Amount | null;
}

/** Reads a reward's description; invalid values count as missing. */
export function readReward(description: Readonly<Record<string, unknown>> | null): Reward {
  const parsed = rewardDescription.safeParse(description ?? {});
  if (!parsed.success) return { title: null, text: null, amount: null };
  const { title, text, amount } = parsed.data;
  return { title: title || null, text: text || null, amount: amount ?? null };
}

/** An amount in another currency, rounded to its smallest unit; null without a rate. An estimate (R-SESS-14). */
export function convertAmount(amount: Amount, currency: string, { rates }: CurrencyRates): Amount | null {
  if (amount.currency === currency) return amount;
  const from = rates[amount.currency];
  const to = rates[currency];
  return from && to ? convertExactly(amount, { currency, from, to }) : null;
}

/** In the order of first appearance. Null beyond exact arithmetic: no total is better than a wrong one. */
export function totalsByCurrency(amounts: readonly Amount[]): Amount[] | null {
  const currencies = [...new Set(amounts.map(({ currency }) => currency))];
  try {
    return currencies.map((currency) =>
      sumAmounts(
        amounts.filter((item) => item.currency === currency),
        currency,
      ),
    );
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Items of all pages in order, each id once (R-CASH-13); a later page's record is the newer one. */
export function mergePages<Item extends { id: string }>(pages: readonly ListPage<Item>[]): Item[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

/** Undefined at the end. */
export function nextOffset(pages: readonly ListPage<unknown>[]): number | undefined {
  const last = pages.at(-1);
  const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
  return last && last.items.length > 0 && loaded < last.total ? loaded : undefined;
}

/** For a list that is loaded again on each visit: nothing stays in the cache after leaving it. */
export const PAGE_BY_PAGE = {
  initialPageParam: 0,
  getNextPageParam: (_last: unknown, pages: readonly ListPage<unknown>[]) => nextOffset(pages),
  staleTime: 0,
  gcTime: 0,
};
