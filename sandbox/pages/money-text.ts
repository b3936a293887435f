import type { Amount } from '../world/money';

const SIGNS: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥' };

/**
 * An amount as the site writes it in both languages: comma between thousands, two decimals unless it is whole, then the
 * sign or code after a no-break space (`1,250.50 €`).
 */
export function moneyText({ amount, currency }: Amount): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = amount.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${number}\u00a0${SIGNS[currency] ?? currency}`;
}

/** The same for the scripts of pages: `money({ amount, currency })` and `signOf(currency)`. */
export const MONEY_SCRIPT = `
const signs = ${JSON.stringify(SIGNS)};
const signOf = (currency) => signs[currency] ?? currency;
const money = ({ amount, currency }) => {
  const rounded = Math.round(amount * 100) / 100;
  const digits = Number.isInteger(rounded) ? 0 : 2;
  return rounded.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }) + '\\u00a0' + signOf(currency);
};
`;
