import { fromMinor, sumAmounts, toMinor, type Amount } from '@/lib/format/money';

/**
 * A percentage fee of a sum, in the sum's currency, counted in smallest units and rounded half up; null for a sum beyond
 * exact arithmetic. For orientation: the payment side takes the real one.
 */
export function feeOf({ amount, currency }: Amount, percent: number): Amount | null {
  // A percentage with up to four places, as a whole number of ten-thousandths.
  const parts = Math.round(percent * 10_000);
  if (!Number.isSafeInteger(parts) || parts < 0) return null;
  try {
    const units = (BigInt(toMinor(amount, currency)) * BigInt(parts) + 500_000n) / 1_000_000n;
    return { amount: fromMinor(Number(units), currency), currency };
  } catch {
    return null;
  }
}

export interface PaymentTerms {
  /** Null where the method takes none. */
  fee: Amount | null;
  /** What a deposit costs, or what a withdrawal takes from the balance. */
  given: Amount;
  /** What a deposit brings to the balance, or what a withdrawal pays out. */
  received: Amount;
}

/**
 * What a payment costs and brings. The sum is what moves on the account: a deposit's fee comes on top of it, a
 * withdrawal's is taken off the payout. Null for sums beyond exact arithmetic, and for a fee that eats up the payout.
 */
export function termsOf(
  kind: 'deposit' | 'withdrawal',
  sum: Amount,
  percent: number | null,
): PaymentTerms | null {
  const fee = percent ? feeOf(sum, percent) : null;
  if (!percent) return { fee: null, given: sum, received: sum };
  if (fee === null) return null;
  try {
    if (kind === 'deposit') return { fee, given: add(sum, fee.amount), received: sum };
    const received = add(sum, -fee.amount);
    return received.amount < 0 ? null : { fee, given: sum, received };
  } catch {
    return null;
  }
}

/** A balance after a payment of that many main units; null where it is not known in the payment's currency. */
export function balanceAfter(balance: Amount | null, change: Amount): Amount | null {
  if (balance === null || balance.currency !== change.currency) return null;
  try {
    return add(balance, change.amount);
  } catch {
    return null;
  }
}

function add(sum: Amount, amount: number): Amount {
  return sumAmounts([sum, { amount, currency: sum.currency }], sum.currency);
}
