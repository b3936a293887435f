import { formatAmount } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { displayDay, readDay } from './day-rules';
import {
  isPasswordType,
  type FieldDescriptor,
  type FieldType,
  type FieldValue,
  type FormValues,
} from '@/lib/content/form-descriptor';
import { ownEntry } from '@/lib/own-entry';
import { matchesPattern } from './patterns';
import { badPasswordSymbols, passwordBounds } from './password-rules';
import { isCardNumber, isIban, readSum } from './payment-rules';
import {
  FAKE_NAME_MIN_LENGTH,
  isAddress,
  isCardHolder,
  isCode,
  isEmail,
  isFakeName,
  isName,
  isNameWithDigits,
  visibleText,
} from './person-rules';
import { chosenCallingCode, readPhone } from './phone';
import { problem, type FieldProblem } from './problem';
import type { FormSettings } from './settings';

interface RuleInput {
  field: FieldDescriptor;
  text: string;
  values: FormValues;
  settings: FormSettings;
}

type Rule = (input: RuleInput) => FieldProblem | null;

const DEFAULT_POSTCODE = /^\d{1,8}$/;

const passes: Rule = () => null;

const check =
  (isRight: (text: string) => boolean, key: string): Rule =>
  ({ text }) =>
    isRight(text) ? null : problem(key);

/** The pattern of a field: its own, else the one configured for its name, else for its type. */
export function patternOf(field: FieldDescriptor, patterns: FormSettings['patterns']): string | null {
  return field.pattern || ownEntry(patterns, field.name) || ownEntry(patterns, field.type) || null;
}

function patternVerdict({ field, text, settings }: RuleInput): boolean | null {
  const pattern = patternOf(field, settings.patterns);
  return pattern === null ? null : matchesPattern(pattern, text);
}

/** The sum error states both bounds; with one bound only, that one; without any it is a wrong field (R-VAL-02). */
const sum: Rule = ({ field: { min, max }, text, settings: { currency } }) => {
  const value = readSum(text);
  const isInside = value !== null && value >= (min ?? 0) && value <= (max ?? Infinity);
  return isInside ? null : sumProblem(value, min ?? null, max ?? null, currency);
};

function sumProblem(
  value: number | null,
  min: number | null,
  max: number | null,
  currency?: string,
): FieldProblem {
  const shown = (amount: number) => (currency ? formatAmount({ amount, currency }) : formatNumber(amount));
  if (min !== null && max !== null) return problem('sum', { min: shown(min), max: shown(max) });
  if (value === null) return problem('wrong');
  if (min !== null) return problem('minValue', { min: shown(min) });
  return max === null ? problem('wrong') : problem('maxValue', { max: shown(max) });
}

const postcode: Rule = (input) => {
  const verdict = patternVerdict(input);
  if (verdict !== null) return verdict ? null : problem('regex');
  return DEFAULT_POSTCODE.test(input.text) ? null : problem('wrong');
};

const date: Rule = ({ field: { minDate, maxDate }, text }) => {
  const day = readDay(text);
  const isInside = day !== null && (!minDate || day >= minDate) && (!maxDate || day <= maxDate);
  return isInside
    ? null
    : problem('date', { min: displayDay(minDate ?? ''), max: displayDay(maxDate ?? '') });
};

const password: Rule = ({ field, text }) => {
  const { min, max } = passwordBounds(field);
  const length = [...text].length;
  if (length < min) return problem('minLength', { min });
  if (length > max) return problem('maxLength', { max });
  const symbols = badPasswordSymbols(text);
  return symbols === '' ? null : problem('passwordSymbols', { symbols });
};

const fakeName: Rule = ({ field: { min }, text }) => {
  if (!isFakeName(text)) return problem('fakeName');
  const least = Math.max(FAKE_NAME_MIN_LENGTH, min ?? 0);
  return [...text].length < least ? problem('minLength', { min: least }) : null;
};

const phone: Rule = ({ text, values, settings }) => {
  const { verdict } = readPhone(text, chosenCallingCode(values, settings));
  if (verdict === 'valid') return null;
  return problem(verdict === 'format' ? 'phoneFormat' : 'phone');
};

const select: Rule = ({ field: { options }, text }) =>
  !options || options.length === 0 || options.some(({ value }) => value === text) ? null : problem('wrong');

const name = check(isName, 'name');

const RULES = {
  sum,
  name,
  first_name: name,
  last_name: name,
  nameWithDigits: check(isNameWithDigits, 'name'),
  address: check(isAddress, 'address'),
  postcode,
  date,
  sex: check((text) => text === '1' || text === '2', 'wrong'),
  text: passes,
  login: passes,
  cardHolder: check(isCardHolder, 'name'),
  documentType: passes,
  documentNumber: passes,
  cpf: passes,
  phone,
  email: check(isEmail, 'email'),
  iban: check(isIban, 'iban'),
  cardNumber: check(isCardNumber, 'cardNumber'),
  password,
  newPassword: password,
  repeatedPassword: password,
  code: check(isCode, 'codeDigits'),
  fakeName,
  custom: passes,
  promo: passes,
  checkbox: passes,
  flag: passes,
  select,
} as const satisfies Record<FieldType, Rule>;

/** Types without a length rule, or whose own rule includes it. */
const LENGTH_INSIDE: ReadonlySet<FieldType> = new Set([
  'password',
  'newPassword',
  'repeatedPassword',
  'sum',
  'fakeName',
  'date',
  'sex',
  'select',
]);

function textOf(field: FieldDescriptor, value: FieldValue | undefined): string {
  if (value === null || value === undefined) return '';
  return isPasswordType(field.type) ? String(value) : visibleText(String(value));
}

function emptyProblem(input: RuleInput): FieldProblem | null {
  const { field } = input;
  if (field.isOptional) return null;
  if (field.type === 'phone') return problem('phoneRequired');
  if (field.type === 'custom' && patternVerdict(input) === true) return null;
  if (field.type === 'sum' && typeof field.min === 'number' && typeof field.max === 'number')
    return sum(input);
  return problem('required');
}

function lengthProblem({ field: { type, min, max }, text }: RuleInput): FieldProblem | null {
  if (LENGTH_INSIDE.has(type)) return null;
  const length = [...text].length;
  if (typeof min === 'number' && length < min) return problem('minLength', { min });
  return typeof max === 'number' && length > max ? problem('maxLength', { max }) : null;
}

function patternProblem(input: RuleInput): FieldProblem | null {
  return patternVerdict(input) === false ? problem('regex') : null;
}

/** A repeated value must equal the first one, once that is entered (R-VAL-14). */
function sameAsProblem({ field, text, values }: RuleInput): FieldProblem | null {
  const other = field.sameAs ? textOf(field, values[field.sameAs]) : '';
  if (other === '' || other === text) return null;
  return problem(isPasswordType(field.type) ? 'passwordsNotEqual' : 'sameAs');
}

/** A value's problem by its type (R-VAL-02 to R-VAL-20), or null; default rules until patterns and plans load. */
export function validateField(
  field: FieldDescriptor,
  value: FieldValue | undefined,
  values: FormValues,
  settings: FormSettings,
): FieldProblem | null {
  const { type } = field;
  if (type === 'promo' || type === 'flag') return null;
  if (type === 'checkbox') return value === true || field.isOptional ? null : problem('unchecked');
  const input = { field, text: textOf(field, value), values, settings };
  if (input.text === '') return emptyProblem(input);
  return RULES[type](input) ?? lengthProblem(input) ?? patternProblem(input) ?? sameAsProblem(input);
}
