/** An amount as the wire contract writes it (1.7): main units with an ISO 4217 code. */
export interface Amount {
  amount: number;
  currency: string;
}

/** How many decimal places a currency's minor unit has. */
const EXPONENTS: Readonly<Record<string, number>> = { EUR: 2, USD: 2, JPY: 0, FUN: 2 };

/** Units of each currency that one euro buys. */
export const EURO_RATES: Readonly<Record<string, number>> = { EUR: 1, USD: 1.08, JPY: 160 };

/** What the house multiplies its round euro amounts (limits, gifts) by, so that they stay round elsewhere. */
const ROUND_SCALES: Readonly<Record<string, number>> = { EUR: 1, USD: 1, JPY: 100 };

/** Currencies a new player may choose. */
export const PLAYER_CURRENCIES: readonly string[] = ['EUR', 'USD'];

export function isKnownCurrency(currency: string): boolean {
  return currency in EURO_RATES;
}

function unitOf(currency: string): number {
  return 10 ** (EXPONENTS[currency] ?? 2);
}

/** Main units to whole minor units, rounded half up. */
export function toMinor(amount: number, currency: string): number {
  return Math.round(amount * unitOf(currency));
}

/** Minor units to main units (a plain number). */
export function toMain(minor: number, currency: string): number {
  return minor / unitOf(currency);
}

export function toAmount(minor: number, currency: string): Amount {
  return { amount: toMain(minor, currency), currency };
}

/** Amount typed by a player, in minor units; null when it is not a plain decimal number the currency can hold. */
export function parseMinor(text: string | undefined, currency: string): number | null {
  if (text === undefined || !/^\d{1,9}(\.\d{1,6})?$/.test(text)) return null;
  const minor = toMinor(Number(text), currency);
  return Math.abs(minor / unitOf(currency) - Number(text)) < 1e-9 ? minor : null;
}

/** The same worth in another currency, in that one's minor units. */
export function exchange(minor: number, from: string, to: string): number {
  if (from === to) return minor;
  const euros = toMain(minor, from) / (EURO_RATES[from] ?? 1);
  return toMinor(euros * (EURO_RATES[to] ?? 1), to);
}

/** A round house amount given in euros, in minor units of `currency`. */
export function houseAmount(euros: number, currency: string): number {
  return toMinor(euros * (ROUND_SCALES[currency] ?? 1), currency);
}
