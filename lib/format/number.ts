import { decimalText } from './decimal';

/** A plain number for display: `1,250`, `1,250.50`. Two decimals when it is not whole (Spec §9, R-CONST-03). */
export function formatNumber(value: number): string {
  return decimalText(value, 2);
}

const TYPED_NUMBER = /^-?\d{1,15}(?:\.\d{1,8})?$/;

/** The number behind a text with comma thousands and a decimal point, or null when it is no such number. */
export function parseNumberText(text: string): number | null {
  const plain = text.replace(/[,\s\u00A0\u202F]/g, '');
  return TYPED_NUMBER.test(plain) ? Number(plain) : null;
}
