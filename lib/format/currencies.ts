/** Decimal places of currencies whose smallest unit is not a hundredth (ISO 4217; crypto by its usual wire precision). */
const EXPONENTS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
  MBTC: 5,
  ADA: 6,
  TRX: 6,
  XRP: 6,
  BCH: 8,
  BNB: 8,
  BTC: 8,
  DASH: 8,
  DOGE: 8,
  ETH: 8,
  LTC: 8,
  SOL: 8,
  TON: 8,
};

/** Signs that mean one currency only; every other currency is shown by its code. */
const SYMBOLS: Readonly<Record<string, string>> = {
  AUD: 'A$',
  BRL: 'R$',
  BTC: '₿',
  CAD: 'CA$',
  EUR: '€',
  GBP: '£',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  NZD: 'NZ$',
  PLN: 'zł',
  RUB: '₽',
  TRY: '₺',
  UAH: '₴',
  USD: '$',
};

const DEFAULT_EXPONENT = 2;

/** Decimal places of a currency's smallest unit; an unknown currency (`FUN`, a stable coin) has two. */
export function currencyExponent(currency: string): number {
  return EXPONENTS[currency.toUpperCase()] ?? DEFAULT_EXPONENT;
}

/**
 * The most decimals an amount is shown with: two, or as many as its currency has. A currency in no list may be finer
 * than a hundredth: what two decimals would show as nothing has eight.
 */
export function shownDecimals(amount: number, currency: string): number {
  const code = currency.toUpperCase();
  const isListed = (EXPONENTS[code] ?? SYMBOLS[code]) !== undefined;
  return isListed || Math.abs(amount) >= 0.005 ? Math.max(2, currencyExponent(currency)) : 8;
}

/** The sign a currency is shown by, else its code. */
export function currencySign(currency: string): string {
  return SYMBOLS[currency.toUpperCase()] ?? currency.toUpperCase();
}
