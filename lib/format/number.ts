import { decimalText } from './decimal';

/** A plain number for display: `1,250`, `1,250.50`. Two decimals when it is not whole (R-CONST-03). */
export function formatNumber(value: number): string {
  return decimalText(value, 2);
}
