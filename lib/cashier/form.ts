import {
  isFieldType,
  type FieldDescriptor,
  type FieldOption,
  type FieldType,
  type FormValues,
} from '@/lib/content/form-descriptor';
import { readSum } from '@/lib/forms/payment-rules';
import { CALLING_CODE_FIELD } from '@/lib/forms/phone';
import { uniqueBy } from '@/lib/platform/unique-by';
import type { MethodField, PaymentMethod, PaymentRecord } from './schema';

export const AMOUNT_FIELD = 'amount';

const BANK_NAME = /(?:^|[_.-])banks?(?:$|[_.-])/i;

/** A select named for a bank without options of its own offers the method's banks (R-CASH-04). */
export function needsBanks({ fields }: Pick<PaymentMethod, 'fields'>): boolean {
  return fields.some((field) => isBankField(field));
}

function isBankField(field: MethodField): boolean {
  return isEmptySelect(field) && BANK_NAME.test(field.name);
}

function isEmptySelect({ type, options }: MethodField): boolean {
  return type === 'select' && (options === null || options.length === 0);
}

/** An unknown type becomes a text field, as does a select without options. */
function typeOf(field: MethodField): FieldType {
  if (isEmptySelect(field) && !isBankField(field)) return 'text';
  return isFieldType(field.type) ? field.type : 'text';
}

/** The sum, within the method's bounds and, for a withdrawal, within the available balance (R-CASH-07). */
export function amountField(
  { min_amount, max_amount }: Pick<PaymentMethod, 'min_amount' | 'max_amount'>,
  label: string,
  available: number | null = null,
): FieldDescriptor {
  const least = min_amount ?? 1;
  const most = available === null ? max_amount : Math.min(max_amount ?? available, Math.floor(available));
  return {
    name: AMOUNT_FIELD,
    type: 'sum',
    label,
    min: min_amount,
    // Bounds that allow no value would give a message nobody can follow; the platform then refuses in its own words.
    max: most !== null && most < least ? max_amount : most,
  };
}

/** Withdrawal sums offered as buttons, in main units: up to three round ones, at most half the available balance. */
export function withdrawalPresets(
  method: Pick<PaymentMethod, 'min_amount' | 'max_amount'>,
  available: number | null,
): number[] {
  const round = roundSums(method.min_amount ?? 1, (mostToWithdraw(method, available) ?? 0) / 2);
  // Every second one, so that neighbours are far enough apart.
  const places = round.length < 5 ? [-3, -2, -1] : [-5, -3, -1];
  return places.flatMap((place) => round.at(place) ?? []);
}

/** The most a method can pay out at once, in whole main units; null if below its minimum or unknown. */
export function mostToWithdraw(
  method: Pick<PaymentMethod, 'min_amount' | 'max_amount'>,
  available: number | null,
): number | null {
  const { min, max } = amountField(method, '', available);
  const most = Math.floor(Math.min(max ?? 0, available ?? 0));
  return most >= (min ?? 1) ? most : null;
}

/** A typed sum in main units; null for none or one out of the field's bounds. */
export function sumWithin({ min, max }: Pick<FieldDescriptor, 'min' | 'max'>, text: string): number | null {
  const sum = readSum(text);
  return sum !== null && sum >= (min ?? 0) && sum <= (max ?? Infinity) ? sum : null;
}

/** 1, 2 and 5 with any number of zeros. */
function roundSums(least: number, most: number): number[] {
  const sums: number[] = [];
  for (let unit = 1; unit <= most; unit *= 10) sums.push(unit, 2 * unit, 5 * unit);
  return sums.filter((sum) => sum >= least && sum <= most);
}

export function methodFields(
  { fields }: Pick<PaymentMethod, 'fields'>,
  banks: readonly FieldOption[] = [],
): FieldDescriptor[] {
  const own = fields.filter(({ name }) => name !== AMOUNT_FIELD);
  const unique = uniqueBy(own, 'name');
  return unique.map((field) => ({
    name: field.name,
    type: typeOf(field),
    label: field.label || field.name,
    isOptional: field.is_optional,
    mask: field.mask,
    placeholder: digitExample(field.mask),
    pattern: field.pattern,
    options: isBankField(field) ? banks : field.options,
  }));
}

/** How the number is written: `0000 0000 0000 0000`, like none that is filled in. Null if the mask takes letters. */
function digitExample(mask: string | null): string | null {
  return mask?.includes('#') && !/[@*\p{L}]/u.test(mask) ? mask.replaceAll('#', '0') : null;
}

/** The field for the card or account holder's name; null where a method has none. */
export function holderField(fields: readonly FieldDescriptor[]): string | null {
  return fields.find(({ name, type }) => type === 'cardHolder' || /(?:^|_)holder$/.test(name))?.name ?? null;
}

/** Values of the options, a bank for instance, that the record of the last payment by the method names (R-CASH-04). */
export function usedOptions(
  method: string,
  fields: readonly FieldDescriptor[],
  recent: readonly Pick<PaymentRecord, 'method' | 'requisites'>[],
): FormValues {
  const used = recent.find((record) => record.method === method)?.requisites;
  return Object.fromEntries(
    fields.flatMap(({ name, options }) =>
      (options ?? []).filter(({ label }) => label === used).map(({ value }) => [name, value]),
    ),
  );
}

export interface PaymentValues {
  /** Main units as decimal text. */
  amount: string;
  requisites: Record<string, string>;
}

/** The values of a validated payment form in the platform's format; empty fields are left out. */
export function paymentValues(values: FormValues): PaymentValues {
  const requisites: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (name === AMOUNT_FIELD || value === null || value === '') continue;
    requisites[name] = typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
  }
  return { amount: String(values[AMOUNT_FIELD] ?? ''), requisites: withoutLoneCode(requisites) };
}

/** A country calling code without a number counts as empty. */
function withoutLoneCode(requisites: Record<string, string>): Record<string, string> {
  const names = Object.keys(requisites);
  return names.length === 1 && names[0] === CALLING_CODE_FIELD ? {} : requisites;
}
