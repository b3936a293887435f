import { currencyExponent, currencySign, shownDecimals } from './currencies';
import { decimalText, roundHalfAway, shiftDecimal } from './decimal';

/** As on the wire: a number in main units and a currency code. */
export interface Amount {
  amount: number;
  currency: string;
}

const NO_BREAK_SPACE = '\u00A0';

/** Main units to smallest units, rounded half away from zero. @throws RangeError beyond safe integers. */
export function toMinor(amount: number, currency: string): number {
  return wholeUnits(amount, currencyExponent(currency));
}

function wholeUnits(amount: number, places: number): number {
  const units = roundHalfAway(shiftDecimal(amount, places));
  if (!Number.isSafeInteger(units)) throw new RangeError('Amount is beyond exact arithmetic');
  return units;
}

/** The reverse of `toMinor`. */
export function fromMinor(minor: number, currency: string): number {
  return shiftDecimal(minor, -currencyExponent(currency));
}

/**
 * Adds amounts of one currency as integers: in smallest units, but at least in hundredths, since a platform may send
 * fractions of a yen, and they are shown.
 * @throws RangeError on mixed currencies and on a sum beyond the safe integers.
 */
export function sumAmounts(amounts: readonly Amount[], currency: string): Amount {
  const places = Math.max(2, currencyExponent(currency));
  const units = amounts.reduce((sum, item) => {
    if (item.currency !== currency) throw new RangeError('Amounts of different currencies cannot be added');
    return sum + wholeUnits(item.amount, places);
  }, 0);
  if (!Number.isSafeInteger(units)) throw new RangeError('Sum is beyond exact arithmetic');
  return { amount: shiftDecimal(units, -places), currency };
}

/**
 * An amount for display, the same in both languages: `1,250.50 €`, `20 $`, `5,000 FUN` (R-CONST-03). The symbol or
 * code follows a no-break space. A whole amount has no decimals, any other has two. Currencies finer than a hundredth
 * (dinars, crypto with up to 8 places on the wire) show at least two and as many as they need; spec silent; two would
 * hide what the player owns.
 */
export function formatAmount({ amount, currency }: Amount): string {
  return `${formatAmountNumber(amount, currency)}${NO_BREAK_SPACE}${currencySign(currency)}`;
}

/** A dash for an amount that the platform does not know. */
export function sumText(amount: Amount | null): string {
  return amount ? formatAmount(amount) : '–';
}

/** The number part of `formatAmount`, for fields and messages that name the currency elsewhere. */
export function formatAmountNumber(amount: number, currency: string): string {
  return decimalText(amount, shownDecimals(amount, currency));
}

/** The number part without commas, for other programs: `1250.50`. */
export function plainAmountNumber({ amount, currency }: Amount): string {
  return formatAmountNumber(amount, currency).replaceAll(',', '');
}
