import { fromMinor, sumAmounts, toMinor, type Amount } from '@/lib/format/money';

/** A percentage fee in smallest units, rounded half up; null beyond exact arithmetic. The provider's own may differ. */
export function feeOf({ amount, currency }: Amount, percent: number): Amount | null {
  // A percentage with up to four decimals, as a whole number of ten-thousandths.
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
  /** Null where the method charges none, or does not say. */
  fee: Amount | null;
  /** What the player pays for a deposit, or what a withdrawal takes from the balance. */
  given: Amount;
  /** What a deposit adds to the balance, or what a withdrawal pays out. */
  received: Amount;
}

/**
 * What a payment costs and yields. The sum is the change of the balance: a deposit's fee is added, a withdrawal's is
 * deducted from the payout. Null for sums beyond exact arithmetic and for a fee that consumes the whole payout.
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

/** The balance after a payment of the given change; null where it is not known in the payment's currency. */
export function balanceAfter(balance: Amount | null, change: Amount): Amount | null {
  if (balance?.currency !== change.currency) return null;
  try {
    return add(balance, change.amount);
  } catch {
    return null;
  }
}

function add(sum: Amount, amount: number): Amount {
  return sumAmounts([sum, { amount, currency: sum.currency }], sum.currency);
}
