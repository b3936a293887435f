import { beforeAll, describe, expect, it } from 'vitest';
import {
  FIELD_TYPES,
  isFieldType,
  isPasswordType,
  type FieldDescriptor,
  type FieldValue,
} from '@/lib/content/form-descriptor';
import { patternOf, validateField } from './field-types';
import { preparePatterns } from './patterns';
import { defaultFormSettings, type FormSettings } from './settings';

const plain = defaultFormSettings('en');

function found(
  field: Partial<FieldDescriptor> & Pick<FieldDescriptor, 'type'>,
  value: FieldValue,
  settings: FormSettings = plain,
) {
  return validateField({ name: 'field', ...field }, value, { field: value }, settings);
}

beforeAll(() => preparePatterns(['[A-Z]*', '[A-Z]+', '[0-9]{3}']));

describe('what a message says of the bounds', () => {
  it.each([
    [{ min: 10, max: 50 }, '9', 'sum', { min: '10', max: '50' }],
    [{ min: 10 }, '9', 'minValue', { min: '10' }],
    [{ max: 50 }, '51', 'maxValue', { max: '50' }],
    [{ min: 10 }, 'x', 'wrong', {}],
    [{ max: 50 }, 'x', 'wrong', {}],
    [{}, 'x', 'wrong', {}],
    [{ min: 1_000, max: 5_000 }, '9', 'sum', { min: '1,000', max: '5,000' }],
  ] as const)('R-VAL-02: a sum with %j that is %s', (bounds, typed, key, params) => {
    const said = found({ type: 'sum', ...bounds }, typed);
    expect(said?.key).toBe(key);
    expect(said?.params).toEqual(params);
  });

  it('R-VAL-02: a sum names its currency where that is known', () => {
    const said = found({ type: 'sum', min: 10, max: 50 }, '9', { ...plain, currency: 'EUR' });
    expect(String(said?.params?.min)).toMatch(/€/);
  });

  it('R-VAL-07: a day names both ends of its span as people write them', () => {
    const span = { minDate: '1900-01-01', maxDate: '2008-11-23' };
    const said = found({ type: 'date', ...span }, '24.11.2008');
    expect([said?.key, said?.params]).toEqual(['date', { min: '01.01.1900', max: '23.11.2008' }]);
    expect(found({ type: 'date' }, 'x')?.params).toEqual({ min: '', max: '' });
    expect(found({ type: 'date', ...span }, '01.01.1900')).toBeNull();
    expect(found({ type: 'date', ...span }, '23.11.2008')).toBeNull();
    expect(found({ type: 'date', ...span }, '31.12.1899')?.key).toBe('date');
  });
});

describe('the length of a typed-in text', () => {
  const lengths = { min: 3, max: 5 };

  it('is right from its least to its greatest, counted in whole characters', () => {
    for (const text of ['abc', 'abcde', '🎰🎰🎰', '🎰🎰🎰🎰🎰']) {
      expect(found({ type: 'text', ...lengths }, text)).toBeNull();
    }
  });

  it('says which bound was missed', () => {
    const short = found({ type: 'text', ...lengths }, 'ab');
    const long = found({ type: 'text', ...lengths }, 'abcdef');
    expect([short?.key, short?.params]).toEqual(['minLength', { min: '3' }]);
    expect([long?.key, long?.params]).toEqual(['maxLength', { max: '5' }]);
  });

  it('has one bound or none where the configuration says no more', () => {
    expect(found({ type: 'text', min: 3 }, 'x'.repeat(999))).toBeNull();
    expect(found({ type: 'text', max: 5 }, 'x')).toBeNull();
    expect(found({ type: 'text', min: null, max: null }, 'x')).toBeNull();
    expect(found({ type: 'text', min: 3 }, 'x')?.key).toBe('minLength');
    expect(found({ type: 'text', max: 5 }, 'x'.repeat(6))?.key).toBe('maxLength');
  });

  it('R-VAL-12: of a password stays within 6 to 20 characters, or is narrower', () => {
    expect(found({ type: 'password', min: 8 }, 'Abcdef7')?.params).toEqual({ min: '8' });
    expect(found({ type: 'password', min: 2 }, 'Abc12')?.params).toEqual({ min: '6' });
    expect(found({ type: 'password', max: 30 }, 'a'.repeat(21))?.params).toEqual({ max: '20' });
    expect(found({ type: 'password', max: 8 }, 'a'.repeat(9))?.params).toEqual({ max: '8' });
    expect(found({ type: 'password', min: 8, max: 8 }, 'Abcdef78')).toBeNull();
  });

  it('of a nickname is right at its least', () => {
    expect(found({ type: 'fakeName', min: 6 }, 'Player')).toBeNull();
    expect(found({ type: 'fakeName', min: 7 }, 'Player')?.params).toEqual({ min: '7' });
  });
});

describe('a choice', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];

  it('is one of its options, where it has any', () => {
    expect(found({ type: 'select', options }, 'a')).toBeNull();
    expect(found({ type: 'select', options }, 'b')).toBeNull();
    expect(found({ type: 'select', options }, 'c')?.key).toBe('wrong');
    expect(found({ type: 'select', options: [] }, 'c')).toBeNull();
    expect(found({ type: 'select', options: null }, 'c')).toBeNull();
  });
});

describe('an empty field', () => {
  it('is right where its own pattern allows an empty text, and nowhere else', () => {
    expect(found({ type: 'custom', pattern: '[A-Z]*' }, '')).toBeNull();
    expect(found({ type: 'custom', pattern: '[A-Z]+' }, '')?.key).toBe('required');
    expect(found({ type: 'text', pattern: '[A-Z]*' }, '')?.key).toBe('required');
  });

  it('R-VAL-02: of a sum states the bounds only where there are both', () => {
    expect(found({ type: 'sum', min: 1, max: 5 }, '')?.key).toBe('sum');
    expect(found({ type: 'sum', min: 1 }, '')?.key).toBe('required');
    expect(found({ type: 'sum', max: 5 }, '')?.key).toBe('required');
    expect(found({ type: 'text', min: 1, max: 5 }, '')?.key).toBe('required');
    expect(found({ type: 'text', min: 1, max: 5 }, null)?.key).toBe('required');
  });

  it('is never missed where it is a switch or a promo code', () => {
    expect([found({ type: 'flag' }, null), found({ type: 'promo' }, '')]).toEqual([null, null]);
    expect(found({ type: 'checkbox' }, false)?.key).toBe('unchecked');
  });
});

it('a pattern is the field’s own, else that of its name, else of its type', () => {
  const field = { name: 'zip', type: 'postcode' } as const;
  expect(patternOf({ ...field, pattern: 'p' }, { zip: 'n', postcode: 't' })).toBe('p');
  expect(patternOf(field, { zip: 'n', postcode: 't' })).toBe('n');
  expect(patternOf(field, { postcode: 't' })).toBe('t');
  expect(patternOf(field, {})).toBeNull();
});

it('a type is one the forms know; three of them hide what is typed', () => {
  expect([isFieldType('email'), isFieldType('hologram'), isFieldType(null)]).toEqual([true, false, false]);
  expect(FIELD_TYPES.filter(isPasswordType)).toEqual(['password', 'newPassword', 'repeatedPassword']);
});
