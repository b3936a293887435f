import type { Locale } from '@/i18n/routing';
import { formatAmount, type Amount } from '@/lib/format/money';

/** Where the money of a payment went: to the balance or from it. */
export type PaymentDirection = 'deposit' | 'withdrawal';

/** The sum of a payment; a dash where the platform does not know it. */
export function sumText(amount: Amount | null): string {
  return amount ? formatAmount(amount) : '–';
}

/** The sum with the direction in which it moved: a minus sign, not a hyphen; a correction moves the other way. */
export function signedSumText(amount: Amount | null, direction: PaymentDirection): string {
  if (!amount || amount.amount === 0) return sumText(amount);
  const isAway = (direction === 'withdrawal') !== amount.amount < 0;
  return `${isAway ? '\u2212' : '+'}${formatAmount({ ...amount, amount: Math.abs(amount.amount) })}`;
}

/** What a payment is paid with; stars of a masked number become dots, beside which its end stays: `•••• 4242`. */
export function requisitesText(requisites: string | null): string {
  return (requisites ?? '').replaceAll('*', '•').replaceAll(/(•+) (?=\S)/g, '$1\u00A0');
}

/** A payment's number with the sign of the language, on one line. */
export function paymentNumber(id: string, locale: Locale): string {
  return locale === 'fr' ? `n°\u00A0${id}` : `#${id}`;
}
