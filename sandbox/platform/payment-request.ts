import { readBalances } from '../world/ledger';
import { houseAmount, parseMinor, toMain } from '../world/money';
import { BANKS, type PaymentField } from '../world/seed/payment-methods';
import { fieldFault } from './field-fault';
import type { PlatformCall } from './method';
import { originsOfCall } from './origins';
import { objectParam, requireParam } from './typed-values';

/** Amount of a payment in minor units, within the method's limits; throws `error_data.amount` otherwise. */
export function amountParam(call: PlatformCall, limits: { min: number; max: number }): number {
  const { currency } = readBalances(call.world, call.uid).main;
  const amount = parseMinor(requireParam(call.body, 'amount'), currency);
  if (amount === null) throw fieldFault('amount', 'invalid', 'Wrong amount');
  const [min, max] = [houseAmount(limits.min, currency), houseAmount(limits.max, currency)];
  if (amount < min) throw fieldFault('amount', 'min', `Min value is ${toMain(min, currency)}`);
  if (amount > max) throw fieldFault('amount', 'max', `Max value is ${toMain(max, currency)}`);
  return amount;
}

/** The requisites by field name, checked against the method's fields; throws a fault naming the first invalid one. */
export function requisitesParam(call: PlatformCall, fields: readonly PaymentField[]): Map<string, string> {
  const given = objectParam(call.body, 'requisites');
  const values = new Map<string, string>();
  for (const field of fields) {
    const value = textOf(given[field.name]);
    if (value === '' && !field.is_optional) throw fieldFault(field.name, 'required', 'Field is required');
    if (value !== '' && !isAcceptable(field, value)) throw fieldFault(field.name, 'invalid', 'Wrong value');
    if (value !== '') values.set(field.name, value);
  }
  return values;
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function isAcceptable(field: PaymentField, value: string): boolean {
  if (field.name === 'bank_id') return BANKS.some(({ id }) => String(id) === value);
  if (field.options !== null) return field.options.some((option) => option.value === value);
  if (field.pattern !== null) return new RegExp(field.pattern).test(value);
  switch (field.type) {
    case 'cardNumber':
      return /^\d{13,19}$/.test(value.replace(/\s/g, ''));
    case 'cardHolder':
      return /^[\p{L} .'-]{2,60}$/u.test(value);
    case 'iban':
      return /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(value.replace(/\s/g, '').toUpperCase());
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(value);
    case 'phone':
      return /^\+?[\d\s().-]{7,20}$/.test(value);
    default:
      return value.length <= 100;
  }
}

/** What a history shows of the requisites: the last characters of a number, the name of a bank. */
export function maskRequisites(values: ReadonlyMap<string, string>): string {
  const bank = BANKS.find(({ id }) => String(id) === values.get('bank_id'))?.name;
  const iban = values.get('iban');
  if (bank !== undefined) return iban === undefined ? bank : `${bank} **** ${lastFour(iban)}`;
  const email = values.get('wallet_email');
  if (email !== undefined) return email.replace(/^(..?)[^@]*/, '$1***');
  const number = ['card_number', 'voucher_code', 'wallet_address', 'phone'].map((name) => values.get(name));
  const known = number.find((value) => value !== undefined);
  return known === undefined ? (values.get('network') ?? '').toUpperCase() : `**** ${lastFour(known)}`;
}

function lastFour(value: string): string {
  return value.replace(/\s/g, '').slice(-4);
}

/** Host of the site the payment was made on, for the record's `domain`. */
export function siteDomain(call: PlatformCall): string {
  const { site } = originsOfCall(call);
  return site === '' ? 'localhost' : new URL(site).hostname;
}
