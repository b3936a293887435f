import { groupThousands } from './thousands';

/** `value × 10^places`, computed from its decimal text so that 1.005 × 100 is 100.5 and not 100.49999…. */
export function shiftDecimal(value: number, places: number): number {
  const [digits = '0', exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/** Rounds half away from zero, so that a debit and a credit of the same size look the same. */
export function roundHalfAway(value: number): number {
  const rounded = Math.round(Math.abs(value));
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** A number with commas, without decimals if whole, otherwise with two to `maxDecimals`. NaN is a dash. */
export function decimalText(value: number, maxDecimals: number): string {
  if (!Number.isFinite(value)) return '—';
  // Scaling a large integer would lose its last digits beyond the safe integers.
  const places = Number.isInteger(value) ? 0 : maxDecimals;
  const scaled = roundHalfAway(shiftDecimal(value, places));
  const digits = BigInt(Math.abs(scaled))
    .toString()
    .padStart(places + 1, '0');
  const whole = groupThousands(digits.slice(0, digits.length - places));
  const decimals = digits.slice(digits.length - places).replace(/0+$/, '');
  const sign = scaled < 0 ? '-' : '';
  return places === 0 ? `${sign}${whole}` : `${sign}${whole}.${decimals.padEnd(2, '0')}`;
}
