import { readDay } from './day-rules';
import {
  isPasswordType,
  isTextFieldType,
  type FieldDescriptor,
  type FieldType,
  type FieldValue,
  type FormValues,
} from '@/lib/content/form-descriptor';
import { bareNumber, readSum } from './payment-rules';
import { visibleText } from './person-rules';
import { CALLING_CODE_FIELD, chosenCallingCode, readPhone } from './phone';
import type { FormSettings } from './settings';

/** A value as an input holds it: text, or checked or not. */
function inputValue({ type }: FieldDescriptor, value: FieldValue | undefined): string | boolean {
  if (type === 'checkbox' || type === 'flag') return value === true || value === 1 || value === '1';
  return value === null || value === undefined ? '' : String(value);
}

/** Initial values of a form: those given (a saved profile), else the configured defaults, else empty. */
export function initialValues(
  fields: readonly FieldDescriptor[],
  given: Partial<FormValues> = {},
): FormValues {
  const values = Object.fromEntries(
    fields.map((field) => [field.name, inputValue(field, given[field.name] ?? field.default)]),
  );
  const hasPhone = fields.some(({ type }) => type === 'phone');
  return hasPhone ? { ...values, [CALLING_CODE_FIELD]: String(given[CALLING_CODE_FIELD] ?? '') } : values;
}

type Conversion = (text: string, callingCode: string) => FieldValue;

/** Converts typed values for the platform; a type without an entry is sent as typed, trimmed. */
const CONVERSIONS: Readonly<Partial<Record<FieldType, Conversion>>> = {
  phone: (text, callingCode) => readPhone(text, callingCode).digits,
  iban: (text) => bareNumber(text).toUpperCase(),
  cardNumber: bareNumber,
  cpf: (text) => text.replace(/[\s./-]/g, ''),
  sum: readSum,
  date: readDay,
  sex: Number,
};

function submittedValue(
  { name, type }: FieldDescriptor,
  values: FormValues,
  callingCode: string,
): FieldValue {
  const value = values[name] ?? '';
  if (type === 'checkbox' || type === 'flag') return value === true;
  if (isPasswordType(type)) return String(value);
  const text = visibleText(String(value));
  if (text === '') return isTextFieldType(type) ? '' : null;
  const convert = CONVERSIONS[type];
  return convert ? convert(text, callingCode) : text;
}

/**
 * The values of a validated form in the platform's format: sums and sex as numbers, days as `YYYY-MM-DD`, phones as
 * digits beside their calling code, numbers without spaces; an empty text is `''`, another missing value null.
 */
export function submittedValues(
  fields: readonly FieldDescriptor[],
  values: FormValues,
  settings: Pick<FormSettings, 'phone' | 'locale'>,
): FormValues {
  const chosen = chosenCallingCode(values, settings);
  const result = Object.fromEntries(
    fields.map((field) => [field.name, submittedValue(field, values, chosen)]),
  );
  const phone = fields.find(({ type }) => type === 'phone');
  if (!phone) return result;
  const typed = visibleText(String(values[phone.name] ?? ''));
  return {
    ...result,
    [CALLING_CODE_FIELD]: typed === '' ? null : readPhone(typed, chosen).callingCode || null,
  };
}
