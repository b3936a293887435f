import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { buildSchema } from './build-schema';
import type { FieldDescriptor, FormValues } from '@/lib/content/form-descriptor';
import { decodeProblem } from './problem';
import { defaultFormSettings, type FormSettings } from './settings';
import { initialValues } from './values';

async function check(fields: FieldDescriptor[], values: FormValues, settings?: Partial<FormSettings>) {
  const schema = buildSchema(fields, { ...defaultFormSettings('en'), ...settings });
  const result = await z.safeParseAsync(schema, values);
  if (result.success) return result.data;
  return result.error.issues.map(({ path, message }) => [path[0], decodeProblem(message)?.key]);
}

describe('buildSchema', () => {
  it('names each wrong field with its message key', async () => {
    const fields: FieldDescriptor[] = [
      { name: 'email', type: 'email' },
      { name: 'password', type: 'password' },
      { name: 'terms', type: 'checkbox' },
    ];
    expect(await check(fields, { email: 'a@b', password: '', terms: false })).toEqual([
      ['email', 'email'],
      ['password', 'required'],
      ['terms', 'unchecked'],
    ]);
    expect(await check(fields, {})).toHaveLength(3);
  });

  it('gives what the platform takes: numbers, days, digits, empty text and null for the missing', async () => {
    const fields: FieldDescriptor[] = [
      { name: 'amount', type: 'sum' },
      { name: 'sex', type: 'sex' },
      { name: 'birth_date', type: 'date' },
      { name: 'phone', type: 'phone' },
      { name: 'cpf', type: 'cpf' },
      { name: 'iban', type: 'iban' },
      { name: 'card', type: 'cardNumber' },
      { name: 'city', type: 'text' },
      { name: 'region', type: 'text', isOptional: true },
      { name: 'country', type: 'select', isOptional: true },
      { name: 'notify', type: 'flag' },
      { name: 'password', type: 'password' },
    ];
    const values = {
      amount: '1,000', sex: '2', birth_date: '21.05.1990', phone: '06 12 34 56 78', phone_country_code: '33',
      cpf: '123.456.789-01', iban: 'gb82 west 1234 5698 7654 32', card: '4242-4242 4242 4242', city: ' Rouen ',
      region: '', country: '', notify: true, password: 'secret!',
    }; // oxfmt-ignore
    expect(await check(fields, values)).toEqual({
      amount: 1000, sex: 2, birth_date: '1990-05-21', phone: '33612345678', phone_country_code: '33',
      cpf: '12345678901', iban: 'GB82WEST12345698765432', card: '4242424242424242', city: 'Rouen',
      region: '', country: null, notify: true, password: 'secret!',
    }); // oxfmt-ignore
  });

  it.each(['nameWithDigits', 'iban', 'cardNumber'] as const)(
    'gives an empty text for a typed-in field left empty: %s',
    async (type) => {
      expect(await check([{ name: 'typed', type, isOptional: true }], { typed: '' })).toEqual({ typed: '' });
    },
  );

  it('R-VAL-07: takes a day of birth of a grown-up alone, where no limits are configured', async () => {
    const birth: FieldDescriptor = { name: 'birth_date', type: 'date' };
    const year = new Date().getUTCFullYear();
    const wrong = [['birth_date', 'date']];
    for (const day of [`${year + 1}-01-01`, `${year - 17}-01-01`, '1899-12-31']) {
      expect(await check([birth], { birth_date: day }), day).toEqual(wrong);
    }
    const grown = { birth_date: `${year - 19}-01-01` };
    expect(await check([birth], grown)).toEqual(grown);
    const young = { birth_date: `${year - 17}-01-01` };
    expect(await check([{ ...birth, maxDate: `${year}-01-01` }], young)).toEqual(young);
    expect(await check([{ name: 'issued', type: 'date' }], { issued: `${year + 1}-01-01` })).toHaveProperty(
      'issued',
    );
  });

  it('takes the calling code of an international number over the chosen country', async () => {
    const fields: FieldDescriptor[] = [{ name: 'contact', type: 'phone' }];
    expect(await check(fields, { contact: '+44 7911 123456', phone_country_code: '33' })).toEqual({
      contact: '447911123456',
      phone_country_code: '44',
    });
  });

  it('sends no calling code for an empty phone, and none in a form without a phone', async () => {
    const optional: FieldDescriptor[] = [{ name: 'phone', type: 'phone', isOptional: true }];
    expect(await check(optional, { phone: '', phone_country_code: '33' })).toEqual({
      phone: '',
      phone_country_code: null,
    });
    expect(await check([{ name: 'login', type: 'login' }], { login: 'ann' })).toEqual({ login: 'ann' });
  });

  it('R-VAL-14: a repeated password without a named partner repeats the previous one', async () => {
    const fields: FieldDescriptor[] = [
      { name: 'password', type: 'password' },
      { name: 'again', type: 'repeatedPassword' },
    ];
    expect(await check(fields, { password: 'secret1', again: 'secret2' })).toEqual([
      ['again', 'passwordsNotEqual'],
    ]);
  });

  it('R-VAL-14: a repeated password repeats the one before it, not the old one', async () => {
    const fields: FieldDescriptor[] = [
      { name: 'old_password', type: 'password' },
      { name: 'new_password', type: 'password' },
      { name: 'again', type: 'repeatedPassword' },
    ];
    const values = { old_password: 'secret1', new_password: 'secret2', again: 'secret2' };
    expect(await check(fields, values)).toEqual(values);
    expect(await check(fields, { ...values, again: 'secret1' })).toEqual([['again', 'passwordsNotEqual']]);
  });

  it('R-VAL-06: loads and applies configured patterns by field type', async () => {
    const fields: FieldDescriptor[] = [{ name: 'zip', type: 'postcode' }];
    const settings = { patterns: { postcode: '[A-Z]{2}\\d{2}' } };
    expect(await check(fields, { zip: 'AB12' }, settings)).toEqual({ zip: 'AB12' });
    expect(await check(fields, { zip: '76000' }, settings)).toEqual([['zip', 'regex']]);
  });
});

describe('initialValues', () => {
  it('prefers what is given, then the configured default, then nothing', () => {
    const fields: FieldDescriptor[] = [
      { name: 'first_name', type: 'first_name', default: 'Ann' },
      { name: 'sex', type: 'sex' },
      { name: 'notify', type: 'flag', default: true },
      { name: 'terms', type: 'checkbox' },
      { name: 'phone', type: 'phone' },
    ];
    expect(initialValues(fields, { sex: 2 })).toEqual({
      first_name: 'Ann',
      sex: '2',
      notify: true,
      terms: false,
      phone: '',
      phone_country_code: '',
    });
  });
});
