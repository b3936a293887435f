import { beforeAll, describe, expect, it } from 'vitest';
import { cpuTimeOf } from '@/tests/support/cpu-time';
import {
  FIELD_TYPES,
  type FieldDescriptor,
  type FieldType,
  type FieldValue,
} from '@/lib/content/form-descriptor';
import { validateField } from './field-types';
import { preparePatterns } from './patterns';
import { loadPhoneLibrary } from './phone';
import { defaultFormSettings } from './settings';

const settings = defaultFormSettings('en');

function keyOf(field: Partial<FieldDescriptor> & { type: FieldType }, value: FieldValue, values = {}) {
  const full = { name: 'field', ...field };
  return validateField(full, value, { field: value, ...values }, settings)?.key ?? null;
}

beforeAll(async () => {
  await loadPhoneLibrary();
  await preparePatterns(['^\\d{5}$', '[A-Z]{3}', '[A-Z]*']);
});

type Case = [FieldType, Partial<FieldDescriptor>, FieldValue, string | null];

const SIGNS = [...'@_"!?#$%^&*(){}[]|/\\<>~§+:;`'];

describe('R-VAL-02: sum', () => {
  const bounds = { min: 10, max: 5000 };
  it.each<Case>([
    ['sum', bounds, '10', null],
    ['sum', bounds, '5,000', null],
    ['sum', bounds, '1,000', null],
    ['sum', bounds, '9', 'sum'],
    ['sum', bounds, '5001', 'sum'],
    ['sum', bounds, '010', 'sum'],
    ['sum', bounds, '10.5', 'sum'],
    ['sum', bounds, '-20', 'sum'],
    ['sum', bounds, '1e3', 'sum'],
    ['sum', bounds, '', 'sum'],
    ['sum', { ...bounds, isOptional: true }, '', null],
    ['sum', {}, '7', null],
    ['sum', {}, '', 'required'],
    ['sum', {}, 'ten', 'wrong'],
    ['sum', {}, '0', 'wrong'],
    ['sum', { min: 5 }, '4', 'minValue'],
    ['sum', { max: 5 }, '6', 'maxValue'],
    ['sum', {}, '9'.repeat(400), 'wrong'],
  ])('%s %j of %j gives %s', (type, field, value, key) => {
    expect(keyOf({ type, ...field }, value)).toBe(key);
  });

  it('states the formatted bounds, with the currency where it is known', () => {
    const field: FieldDescriptor = { name: 'amount', type: 'sum', min: 10, max: 5000 };
    expect(validateField(field, '1', {}, settings)?.params).toEqual({ min: '10', max: '5,000' });
    const inEuro = validateField(field, '1', {}, { ...settings, currency: 'EUR' });
    expect(inEuro?.params.max).toBe('5,000\u00A0€');
  });
});

describe('R-VAL-03, R-VAL-04, R-VAL-05: names and address', () => {
  it.each<Case>([
    ['name', {}, 'Anne-Marie O’Neil', null],
    ['first_name', {}, 'Élodie', null],
    ['last_name', {}, 'Иванов', null],
    ['name', {}, '', 'required'],
    ['name', {}, '   ', 'required'],
    ['last_name', { isOptional: true }, '', null],
    ['first_name', {}, 'Ann3', 'name'],
    ['nameWithDigits', {}, 'Rue 12', null],
    ['nameWithDigits', {}, 'Ann#', 'name'],
    ['address', {}, '12/3 Main St. | 4', null],
    ['address', {}, 'Main St #4', 'address'],
    ['address', {}, '', 'required'],
    ['name', { min: 2 }, 'A', 'minLength'],
    ['name', { max: 3 }, 'Anna', 'maxLength'],
  ])('%s %j of %j gives %s', (type, field, value, key) => {
    expect(keyOf({ type, ...field }, value)).toBe(key);
  });

  it.each(SIGNS)('refuses the sign %s in every name, and in an address but for pipe and slash', (sign) => {
    for (const type of ['name', 'first_name', 'last_name', 'nameWithDigits'] as const) {
      expect(keyOf({ type }, `An${sign}n`)).toBe('name');
    }
    expect(keyOf({ type: 'address' }, `An${sign}n`)).toBe(sign === '|' || sign === '/' ? null : 'address');
  });
});

describe('R-VAL-06, R-VAL-07, R-VAL-08, R-VAL-09, R-VAL-16: postcode, date, sex, text-like', () => {
  it.each<Case>([
    ['postcode', {}, '76000', null],
    ['postcode', {}, '12345678', null],
    ['postcode', {}, '123456789', 'wrong'],
    ['postcode', {}, 'AB1', 'wrong'],
    ['postcode', {}, '', 'required'],
    ['postcode', { pattern: '^\\d{5}$' }, '76000', null],
    ['postcode', { pattern: '^\\d{5}$' }, '760001', 'regex'],
    ['date', {}, '1990-05-21', null],
    ['date', {}, '21.05.1990', null],
    ['date', {}, "21'05'1990", null],
    ['date', {}, '90-05-21', 'date'],
    ['date', {}, '0190-05-21', 'date'],
    ['date', {}, '1990-02-30', 'date'],
    ['date', {}, '1990/05/21', 'date'],
    ['date', {}, '21 May 1990', 'date'],
    ['date', {}, '', 'required'],
    ['date', { maxDate: '2008-01-01' }, '2008-01-01', null],
    ['date', { maxDate: '2008-01-01' }, '2008-01-02', 'date'],
    ['date', { minDate: '1900-01-01' }, '1899-12-31', 'date'],
    ['sex', {}, '1', null],
    ['sex', {}, 2, null],
    ['sex', {}, null, 'required'],
    ['sex', {}, '', 'required'],
    ['sex', {}, '3', 'wrong'],
    ['text', {}, 'anything @ all', null],
    ['text', {}, '', 'required'],
    ['text', { isOptional: true }, '', null],
    ['login', {}, '', 'required'],
    ['documentType', {}, '', 'required'],
    ['documentNumber', {}, 'AB 12', null],
    ['cpf', {}, '', 'required'],
    ['cpf', {}, '123.456.789-01', null],
    ['text', { pattern: '[A-Z]{3}' }, 'ABC', null],
    ['text', { pattern: '[A-Z]{3}' }, 'xABCx', 'regex'],
    ['cardHolder', {}, "ANNE-MARIE O'NEIL JR.", null],
    ['cardHolder', {}, 'ANN LEE 2', 'name'],
    ['cardHolder', {}, 'ANN_LEE', 'name'],
    ['cardHolder', {}, '', 'required'],
  ])('%s %j of %j gives %s', (type, field, value, key) => {
    expect(keyOf({ type, ...field }, value)).toBe(key);
  });
});

describe('R-VAL-10, R-VAL-11: phone and email', () => {
  it.each<Case>([
    ['phone', {}, '', 'phoneRequired'],
    ['phone', { isOptional: true }, '', null],
    ['phone', {}, '+33 6 12 34 56 78', null],
    ['phone', {}, '0033612345678', null],
    ['phone', {}, '33612345678', null],
    ['phone', {}, 'call me', 'phoneFormat'],
    ['phone', {}, '+33 6 12', 'phoneFormat'],
    ['phone', {}, '+33 0 00 00 00 00', 'phone'],
    ['phone', {}, '+1 055 555 5555', 'phone'],
    ['email', {}, 'a@b.com', null],
    ['email', {}, 'a@b.co.uk', null],
    ['email', {}, 'a@b', 'email'],
    ['email', {}, 'a@b.c.d.e', 'email'],
    ['email', {}, 'a@@b.com', 'email'],
    ['email', {}, 'a@b@c.com', 'email'],
    ['email', {}, 'a b@c.com', 'email'],
    ['email', {}, '@b.com', 'email'],
    ['email', {}, 'a@b..com', 'email'],
    ['email', {}, '', 'required'],
  ])('%s %j of %j gives %s', (type, field, value, key) => {
    expect(keyOf({ type, ...field }, value)).toBe(key);
  });

  it('reads a national number by the chosen calling code', () => {
    const france = { phone_country_code: '33' };
    expect(keyOf({ type: 'phone' }, '06 12 34 56 78', france)).toBeNull();
    expect(keyOf({ type: 'phone' }, '612345678', france)).toBeNull();
    expect(keyOf({ type: 'phone' }, '06 12 34', france)).toBe('phoneFormat');
  });
});

describe('R-VAL-12, R-VAL-13, R-VAL-14, R-CONST-02: passwords', () => {
  it.each(['password', 'newPassword', 'repeatedPassword'] as const)(
    '%s: required, 6 to 20 allowed characters',
    (type) => {
      expect(keyOf({ type }, '')).toBe('required');
      expect(keyOf({ type }, '12345')).toBe('minLength');
      expect(keyOf({ type }, '123456')).toBeNull();
      expect(keyOf({ type }, 'x'.repeat(20))).toBeNull();
      expect(keyOf({ type }, 'x'.repeat(21))).toBe('maxLength');
      expect(keyOf({ type }, 'пароль_Éß!?')).toBeNull();
      expect(keyOf({ type }, 'pass word')).toBe('passwordSymbols');
    },
  );

  it('lists the bad characters once each', () => {
    const field: FieldDescriptor = { name: 'password', type: 'password' };
    expect(validateField(field, '密abc 密🙂d', {}, settings)).toEqual({
      key: 'passwordSymbols',
      params: { symbols: '密 ␣ 🙂' },
    });
  });

  it('must equal the previous one if that is given', () => {
    const field = { type: 'repeatedPassword', sameAs: 'first' } as const;
    expect(keyOf(field, 'secret1', { first: 'secret1' })).toBeNull();
    expect(keyOf(field, 'secret1', { first: 'secret2' })).toBe('passwordsNotEqual');
    expect(keyOf(field, 'secret1', { first: '' })).toBeNull();
    expect(keyOf({ type: 'text', sameAs: 'first' }, 'a', { first: 'b' })).toBe('sameAs');
  });

  it('lets a configuration narrow the length but not widen it', () => {
    expect(keyOf({ type: 'password', min: 8 }, '1234567')).toBe('minLength');
    expect(keyOf({ type: 'password', min: 2, max: 99 }, 'abc')).toBe('minLength');
    expect(keyOf({ type: 'password', max: 99 }, 'x'.repeat(21))).toBe('maxLength');
  });
});

describe('R-VAL-15, R-VAL-17, R-VAL-18, R-VAL-19, R-VAL-20, R-2FA-06, R-CONST-02: the rest', () => {
  it.each<Case>([
    ['code', {}, '123456', null],
    ['code', {}, '12345', 'codeDigits'],
    ['code', {}, '1234567', 'codeDigits'],
    ['code', {}, '12345a', 'codeDigits'],
    ['code', {}, '', 'required'],
    ['fakeName', {}, 'Lucky7', null],
    ['fakeName', {}, 'Luc', 'minLength'],
    ['fakeName', {}, 'Lucky 7', 'fakeName'],
    ['fakeName', {}, 'Lucky,7', 'fakeName'],
    ['fakeName', {}, 'Lucky!', 'fakeName'],
    ['fakeName', {}, 'Łucky_7-имя', null],
    ['fakeName', {}, 'Lucky😀', 'fakeName'],
    ['fakeName', {}, 'Lucky€', 'fakeName'],
    ['fakeName', {}, 'Lucky=7', 'fakeName'],
    ['fakeName', {}, 'Luc\u200b', 'minLength'],
    ['fakeName', {}, '\u200b\u2800\u3164\u202e', 'required'],
    ['name', {}, 'Ann😀', 'name'],
    ['name', {}, 'Ann 🇫🇷', 'name'],
    ['first_name', {}, 'Ann🏽', 'name'],
    ['nameWithDigits', {}, 'Ann 1️⃣', 'name'],
    ['name', {}, 'Anne‑Marie O’Hara', null],
    ['name', {}, '\u200b', 'required'],
    ['nameWithDigits', {}, 'Ann 2 ❤', 'name'],
    ['text', {}, '\u200b\ufeff', 'required'],
    ['address', {}, '\u2060', 'required'],
    ['fakeName', {}, '', 'required'],
    ['custom', {}, 'x', null],
    ['custom', {}, '', 'required'],
    ['custom', { pattern: '[A-Z]{3}' }, 'abc', 'regex'],
    ['custom', { pattern: '[A-Z]{3}' }, 'ABC', null],
    ['custom', { pattern: '[A-Z]*' }, '', null],
    ['promo', {}, '', null],
    ['promo', {}, '<?>', null],
    ['checkbox', {}, true, null],
    ['checkbox', {}, false, 'unchecked'],
    ['checkbox', {}, null, 'unchecked'],
    ['flag', {}, false, null],
    ['select', { options: [{ value: 'FR', label: 'France' }] }, 'FR', null],
    ['select', { options: [{ value: 'FR', label: 'France' }] }, 'DE', 'wrong'],
    ['select', {}, '', 'required'],
    ['iban', {}, 'FR14 2004 1010 0505 0001 3M02 606', null],
    ['iban', {}, 'gb82WEST12345698765432', null],
    ['iban', {}, 'GB82WEST12345698765431', 'iban'],
    ['iban', {}, '', 'required'],
    ['cardNumber', {}, '4242 4242 4242 4242', null],
    ['cardNumber', {}, '4242 4242 4242 4241', 'cardNumber'],
    ['cardNumber', {}, '4242', 'cardNumber'],
  ])('%s %j of %j gives %s', (type, field, value, key) => {
    expect(keyOf({ type, ...field }, value)).toBe(key);
  });
});

describe('hostile input', () => {
  it.each(FIELD_TYPES)('a %s of 10,000 characters is judged within 50 ms', (type) => {
    for (const value of ['a'.repeat(10_000), '1'.repeat(10_000), 'a@'.repeat(5_000), 'a@b.'.repeat(2_500)]) {
      expect(cpuTimeOf(() => void keyOf({ type }, value))).toBeLessThan(50);
    }
  });
});
