import type { Locale } from '@/i18n/routing';
import type { Amount } from '@/lib/format/money';
import { signedSum } from '@/lib/format/signed-sum';

/** To the balance or from it. */
export type PaymentDirection = 'deposit' | 'withdrawal';

/** The sum with the sign of what it does to the balance; a correction goes the other way. */
export function signedSumText(amount: Amount | null, direction: PaymentDirection): string {
  return signedSum(amount && direction === 'withdrawal' ? { ...amount, amount: 0 - amount.amount } : amount);
}

/** A payment's card or account; stars before its last digits become dots: `•••• 4242`. */
export function requisitesText(requisites: string | null): string {
  return (requisites ?? '').replaceAll('*', '•').replaceAll(/(•+) (?=\S)/g, '$1\u00A0');
}

/** A payment's number with the language's number sign, unbreakable. */
export function paymentNumber(id: string, locale: Locale): string {
  return locale === 'fr' ? `n°\u00A0${id}` : `#${id}`;
}
