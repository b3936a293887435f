import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '@/tests/support/property-runs';
import { DEFAULT_MESSAGES } from './default-messages';
import { FIELD_TYPES, type FieldDescriptor, type FieldType } from '@/lib/content/form-descriptor';
import { validateField } from './field-types';
import { problemText } from './messages';
import { defaultFormSettings } from './settings';

const RUNS = propertyRuns(2_000);
const settings = defaultFormSettings('en');

/** Realistic input: words, digits, symbols, all of Unicode, and near misses. */
const typed = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.stringMatching(/^[0-9 ,.+()/-]{0,30}$/),
  fc.emailAddress(),
  fc.constantFrom('', ' ', '\u0000', '<b>', 'a@b', 'a@b.c.d.e', '0', '-1', '1e9', 'NaN', '٣٤٥', '2024-02-30'),
);

function check(
  type: FieldType,
  value: string | number | boolean | null,
  field: Partial<FieldDescriptor> = {},
) {
  const name = type === 'checkbox' ? 'terms' : 'value';
  return validateField({ name, type, label: 'Field', ...field }, value, { [name]: value }, settings);
}

describe('validators on anything typed', () => {
  it.each(FIELD_TYPES)('%s never throws and always has a text to say', (type) => {
    fc.assert(
      fc.property(fc.oneof(typed, fc.integer(), fc.boolean(), fc.constant(null)), (value) => {
        const found = check(type, value);
        if (found === null) return;
        for (const locale of ['en', 'fr'] as const) {
          expect(Object.hasOwn(DEFAULT_MESSAGES[locale], found.key)).toBe(true);
          const text = problemText(found, { ...settings, locale });
          expect(text).not.toBe('');
          expect(text).not.toContain('$$');
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('R-VAL-11 passes exactly addresses with one @, no space, and two or three words of domain', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const [local, domain, ...more] = value.trim().split('@');
        const words = (domain ?? '').split('.');
        const isPlain = more.length === 0 && !/\s/.test(value.trim()) && Boolean(local);
        const isRight = isPlain && (words.length === 2 || words.length === 3) && words.every(Boolean);
        if (check('email', value) === null) expect(isRight).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('R-VAL-15 passes six digits and nothing else', () => {
    fc.assert(
      fc.property(typed, (value) => {
        expect(check('code', value) === null).toBe(/^\d{6}$/.test(value.trim()));
      }),
      { numRuns: RUNS },
    );
  });

  it('R-VAL-02 passes only sums that begin with 1 to 9 and lie between the bounds', () => {
    fc.assert(
      fc.property(
        typed,
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 51, max: 99_999 }),
        (value, min, max) => {
          if (check('sum', value, { min, max }) !== null) return;
          const digits = value.trim().replaceAll(',', '');
          expect(digits).toMatch(/^[1-9]\d*$/);
          expect(Number(digits)).toBeGreaterThanOrEqual(min);
          expect(Number(digits)).toBeLessThanOrEqual(max);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it('R-VAL-12 passes only passwords of 6 to 20 characters', () => {
    fc.assert(
      fc.property(typed, (value) => {
        if (check('password', value) !== null) return;
        expect(value.length).toBeGreaterThanOrEqual(6);
        expect(value.length).toBeLessThanOrEqual(20);
      }),
      { numRuns: RUNS },
    );
  });
});
