import { formatAmount, sumText, type Amount } from './money';

/** A minus sign, not a hyphen. */
export const MINUS = '\u2212';

/** A sum with an explicit plus or minus; a dash for one that the platform does not know. */
export function signedSum(amount: Amount | null): string {
  if (!amount || amount.amount === 0) return sumText(amount);
  return `${amount.amount > 0 ? '+' : MINUS}${formatAmount({ ...amount, amount: Math.abs(amount.amount) })}`;
}
