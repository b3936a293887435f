import { currencyExponent } from './currencies';
import { fromMinor, toMinor, type Amount } from './money';

interface Rate {
  currency: string;
  /** Value of one base unit in the amount's own currency and in the target currency. */
  from: number;
  to: number;
}

/** In integers, rounded half away from zero. Null for a rate not above 0, or beyond exact arithmetic. */
export function convertExactly(amount: Amount, { currency, from, to }: Rate): Amount | null {
  if (!(from > 0 && to > 0 && Number.isFinite(from) && Number.isFinite(to))) return null;
  const [fromDigits, fromPlaces] = decimalParts(from);
  const [toDigits, toPlaces] = decimalParts(to);
  const upper = power(currencyExponent(currency) + fromPlaces) * toDigits;
  const lower = power(currencyExponent(amount.currency) + toPlaces) * fromDigits;
  try {
    const units = Number(divideHalfAway(BigInt(toMinor(amount.amount, amount.currency)) * upper, lower));
    return Number.isSafeInteger(units) ? { amount: fromMinor(units, currency), currency } : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** `1.08` is 108 and 2 places; `1e-7` is 1 and 7; `1e21` is 1 followed by zeros and 0. */
function decimalParts(value: number): readonly [digits: bigint, places: number] {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', decimals = ''] = mantissa.split('.');
  const places = decimals.length - Number(exponent);
  const digits = BigInt(`${whole}${decimals}`);
  return places >= 0 ? [digits, places] : [digits * power(-places), 0];
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

function divideHalfAway(upper: bigint, lower: bigint): bigint {
  const isNegative = upper < 0n;
  const rounded = ((isNegative ? -upper : upper) * 2n + lower) / (lower * 2n);
  return isNegative ? -rounded : rounded;
}
