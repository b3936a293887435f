import { isPasswordType, type FieldDescriptor, type FieldType } from '@/lib/content/form-descriptor';
import { maskOf } from './masks';
import type { FormSettings } from './settings';

/** Types whose rules know the digits 0 to 9 alone. A sum is not among them: of money nothing is guessed (R-VAL-02). */
const OF_DIGITS: ReadonlySet<FieldType> = new Set<FieldType>([
  'phone',
  'code',
  'cardNumber',
  'postcode',
  'iban',
  'cpf',
]);

const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;

/** Unicode's decimal digits stand in runs of ten, from zero to nine, some of them next to each other. */
function valueOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}

/** The text with the digits of every script as 0 to 9: full-width ones of a Japanese keyboard, Arabic ones. */
export function plainDigits(text: string): string {
  return text.replace(OTHER_DIGIT, valueOf);
}

/** Whether a field takes numbers, by its type or its mask; a name, a message or a password stays as it was typed. */
export function takesNumbers(field: FieldDescriptor, masks: FormSettings['masks']): boolean {
  if (isPasswordType(field.type)) return false;
  return OF_DIGITS.has(field.type) || /[#*]/.test(maskOf(field, masks) ?? '');
}
