import { beforeAll, describe, expect, it } from 'vitest';
import { completeFields } from './build-schema';
import type { FieldDescriptor, FieldType, FieldValue } from '@/lib/content/form-descriptor';
import { isCardNumber, isIban } from './payment-rules';
import { loadPhoneLibrary } from './phone';
import { defaultFormSettings } from './settings';
import { initialValues, submittedValues } from './values';

const settings = defaultFormSettings('en');
const field = (name: string, type: FieldType, more: Partial<FieldDescriptor> = {}) => ({
  name,
  type,
  ...more,
});

beforeAll(() => loadPhoneLibrary());

describe('the first values of a form', () => {
  const first = (type: FieldType, given: FieldValue) => initialValues([field('x', type)], { x: given }).x;

  it.each([true, 1, '1'])('a box is ticked by %j', (given) => {
    expect([first('checkbox', given), first('flag', given)]).toEqual([true, true]);
  });

  it.each([false, 0, '0', 'true', null])('a box is not ticked by %j', (given) => {
    expect([first('checkbox', given), first('flag', given)]).toEqual([false, false]);
  });

  it('are texts elsewhere: those given, else the configured ones, else empty', () => {
    expect([first('text', 7), first('text', null), first('text', true)]).toEqual(['7', '', 'true']);
    expect(initialValues([field('x', 'text', { default: 'd' })])).toEqual({ x: 'd' });
    expect(initialValues([field('x', 'text')])).toEqual({ x: '' });
  });

  it('hold a calling code beside a phone alone', () => {
    expect(initialValues([field('x', 'text')], { phone_country_code: '33' })).toEqual({ x: '' });
    const fields = [field('x', 'text'), field('p', 'phone')];
    expect(initialValues(fields)).toEqual({ x: '', p: '', phone_country_code: '' });
    expect(initialValues(fields, { phone_country_code: '33' }).phone_country_code).toBe('33');
  });
});

describe('the values that are sent', () => {
  const sent = (type: FieldType, value?: FieldValue) =>
    submittedValues([field('x', type)], value === undefined ? {} : { x: value }, settings).x;

  it('are true for a ticked box and nothing else', () => {
    expect([sent('checkbox', true), sent('checkbox', '1'), sent('flag', true), sent('flag')]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('keep every blank of a password, and none around another text', () => {
    expect([sent('password', ' a b '), sent('newPassword', ' '), sent('text', ' a b ')]).toEqual([
      ' a b ',
      ' ',
      'a b',
    ]);
  });

  it('R-API-05: a missing text field is empty, any other missing value is null', () => {
    expect([sent('text'), sent('text', '  '), sent('phone'), sent('promo')]).toEqual(['', '', '', '']);
    expect([sent('select'), sent('date'), sent('sex'), sent('sum', ' ')]).toEqual([null, null, null, null]);
  });

  it('hold no calling code beside an empty phone', () => {
    const fields = [field('p', 'phone')];
    expect(submittedValues(fields, { p: '  ' }, settings).phone_country_code).toBeNull();
    expect(submittedValues(fields, {}, settings).phone_country_code).toBeNull();
    expect(submittedValues(fields, { p: '+33612345678' }, settings)).toEqual({
      p: '33612345678',
      phone_country_code: '33',
    });
  });
});

describe('fields with what their configuration leaves open', () => {
  it('R-VAL-14: a repeated password repeats the new one, else the first', () => {
    const sameAs = (...fields: FieldDescriptor[]) =>
      completeFields([...fields, field('again', 'repeatedPassword')]).at(-1)?.sameAs;
    expect(sameAs(field('old', 'password'), field('new', 'newPassword'))).toBe('new');
    expect(sameAs(field('login', 'text'), field('old', 'password'))).toBe('old');
    expect(sameAs(field('login', 'text'))).toBeUndefined();
    const own = completeFields([field('a', 'password'), field('b', 'repeatedPassword', { sameAs: 'x' })]);
    expect(own[1]?.sameAs).toBe('x');
  });

  it('R-VAL-07: only a day of birth has the limits of a player’s age, unless it has its own', () => {
    const [birth, other, text] = completeFields([
      field('birth_date', 'date'),
      field('issue_date', 'date'),
      field('birth_date', 'text'),
    ]);
    expect(birth?.minDate).toBe('1900-01-01');
    expect(birth?.maxDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect([other?.minDate, text?.minDate]).toEqual([undefined, undefined]);
    const [own] = completeFields([
      field('birth_date', 'date', { minDate: '1950-01-01', maxDate: '1990-01-01' }),
    ]);
    expect([own?.minDate, own?.maxDate]).toEqual(['1950-01-01', '1990-01-01']);
  });
});

describe('numbers with a check', () => {
  it.each([
    '4242 4242 4242 4242',
    '5555555555554444',
    '378282246310005',
    '4000-0000-0000-0002',
    '6011000990139424',
  ])('%s is a card’s', (number) => {
    expect(isCardNumber(number)).toBe(true);
    const last = Number(number.at(-1));
    expect(isCardNumber(number.slice(0, -1) + ((last + 1) % 10))).toBe(false);
  });

  it.each(['GB82 WEST 1234 5698 7654 32', 'fr1420041010050500013m02606', 'NO9386011117947'])(
    '%s is an account’s',
    (number) => {
      expect(isIban(number)).toBe(true);
      expect(isIban(number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
    },
  );

  it.each(['', '1', 'GB82', 'A'.repeat(20), '00'])('%j is neither', (text) => {
    expect([isIban(text), isCardNumber(text)]).toEqual([false, false]);
  });
});
