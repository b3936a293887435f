import { fromMinor, toMinor, type Amount } from '@/lib/format/money';

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
