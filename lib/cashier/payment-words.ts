import type { Locale } from '@/i18n/routing';
import { formatAmount, sumText, type Amount } from '@/lib/format/money';

/** To the balance or from it. */
export type PaymentDirection = 'deposit' | 'withdrawal';

/** The signed sum: with a minus sign, not a hyphen; a correction goes the other way. */
export function signedSumText(amount: Amount | null, direction: PaymentDirection): string {
  if (!amount || amount.amount === 0) return sumText(amount);
  const isAway = (direction === 'withdrawal') !== amount.amount < 0;
  return `${isAway ? '\u2212' : '+'}${formatAmount({ ...amount, amount: Math.abs(amount.amount) })}`;
}

/** A payment's card or account; stars before its last digits become dots: `•••• 4242`. */
export function requisitesText(requisites: string | null): string {
  return (requisites ?? '').replaceAll('*', '•').replaceAll(/(•+) (?=\S)/g, '$1\u00A0');
}

/** A payment's number with the language's number sign, unbreakable. */
export function paymentNumber(id: string, locale: Locale): string {
  return locale === 'fr' ? `n°\u00A0${id}` : `#${id}`;
}
