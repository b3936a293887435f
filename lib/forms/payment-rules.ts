import { visibleText } from './person-rules';

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;
const CARD_NUMBER = /^\d{12,19}$/;
const SUM = /^[1-9]\d*$/;

/** A typed number without spaces and dashes. */
export function bareNumber(text: string): string {
  return text.replace(/[\s\u00A0-]/g, '');
}

/** Country, check digits and account, validated by ISO 13616 (remainder 1 modulo 97). */
export function isIban(text: string): boolean {
  const iban = bareNumber(text).toUpperCase();
  if (!IBAN.test(iban)) return false;
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const remainder = [...rearranged].reduce((rest, char) => {
    const value = Number.parseInt(char, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);
  return remainder === 1;
}

/** 12 to 19 digits with a valid check digit (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = bareNumber(text);
  if (!CARD_NUMBER.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, char, index) => {
    const value = Number(char) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** The sum in a typed text, or null: without commas it must contain only digits and start with 1-9 (R-VAL-02). */
export function readSum(text: string): number | null {
  const digits = visibleText(text).replace(/,/g, '');
  const sum = Number(digits);
  return SUM.test(digits) && Number.isSafeInteger(sum) ? sum : null;
}

/** Whether the last comma may be meant as a decimal comma: one or two digits follow it (`10,00`). */
export function isDecimalLike(text: string): boolean {
  return /,\d{1,2}$/.test(visibleText(text));
}
