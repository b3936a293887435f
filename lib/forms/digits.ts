import { isPasswordType, type FieldDescriptor, type FieldType } from '@/lib/content/form-descriptor';
import { maskOf } from './masks';
import type { FormSettings } from './settings';

/** Types whose rules accept only the digits 0 to 9. Sums are not among them: money is never guessed (R-VAL-02). */
const OF_DIGITS: ReadonlySet<FieldType> = new Set<FieldType>([
  'phone',
  'code',
  'cardNumber',
  'postcode',
  'iban',
  'cpf',
]);

const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Unicode's decimal digits come in runs of ten, from zero to nine, some of them adjacent. */
function valueOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}

/** Converts the digits of every script (full-width Japanese, Arabic) to 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(OTHER_DIGIT, valueOf);
}

/** Whether a field takes numbers, by its type or its mask; a name, a message or a password stays as typed. */
export function takesNumbers(field: FieldDescriptor, masks: FormSettings['masks']): boolean {
  if (isPasswordType(field.type)) return false;
  return OF_DIGITS.has(field.type) || /[#*]/.test(maskOf(field, masks) ?? '');
}
