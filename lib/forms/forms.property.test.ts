import assert from 'node:assert/strict';
import fc from 'fast-check';
import { displayDay, readDay } from './day-rules';
import { DEFAULT_MESSAGES } from './default-messages';
import { FIELD_TYPES, isTextFieldType, type FieldDescriptor } from '@/lib/content/form-descriptor';
import { validateField } from './field-types';
import { byFormKey, formKey } from './form-key';
import { applyMask, caretAfterMask, isDigitMask } from './masks';
import { problemText } from './messages';
import { badPasswordSymbols } from './password-rules';
import { matchesPattern, preparePatterns } from './patterns';
import { isCardNumber, isIban, readSum } from './payment-rules';
import { isCode, isEmail, isFakeName, isName } from './person-rules';
import { loadPhoneLibrary, readPhone } from './phone';
import { decodeProblem, encodeProblem } from './problem';
import { defaultFormSettings } from './settings';
import { initialValues, submittedValues } from './values';
import { assertPlain, property } from '@/tests/support/property';
import { anyLocale, anyNumber, anyText } from '@/tests/support/generated';

/** Patterns as an editor may write them, compared with V8 as the oracle. */
const PATTERNS = [
  '[0-9]{5}',
  'a+b?',
  '(a|b)*c',
  '[A-Z]{2}\\d{2}',
  '\\d+(\\.\\d{2})?',
  'x|',
  '.{3,7}',
  '[^,;]*',
] as const;

/** Patterns that a backtracking engine takes ages to match. */
const HOSTILE = ['(a+)+$', '(a|a)*b', '([a-z]+)*\\d', '(.*a){12}', '^(([a-z])+.)+[A-Z]([a-z])+$'] as const;
await Promise.all([preparePatterns([...PATTERNS, ...HOSTILE]), loadPhoneLibrary()]);

const typed = fc.oneof(
  anyText,
  fc.stringMatching(/^[0-9 ,.+()/'-]{0,30}$/),
  fc.emailAddress(),
  fc.constantFrom(
    'a@b',
    'a@b.c.d.e',
    '1e9',
    '٣٤٥',
    '2024-02-30',
    '4111 1111 1111 1111',
    'GB82WEST12345698765432',
  ),
);

const digits = fc.stringMatching(/^\d{0,20}$/);

const mask = fc.oneof(
  fc.constantFrom('+7 (###) ###-##-##', '##/##', '@@-****', '###.###.###-##', '1#'),
  fc.string({ unit: fc.constantFrom('#', '@', '*', '-', ' ', '(', '1', 'a'), maxLength: 14 }),
);

const lettersOf = (text: string) => [...text].filter((char) => /[\p{L}\p{Nd}]/u.test(char)).join('');

const field = fc
  .record({
    name: fc.constantFrom('value', 'card.holder', 'root', '__proto__'),
    type: fc.constantFrom(...FIELD_TYPES),
    isOptional: fc.boolean(),
    min: fc.option(fc.integer({ min: 0, max: 100 })),
    max: fc.option(fc.integer({ min: 0, max: 5_000 })),
    pattern: fc.option(fc.constantFrom(...PATTERNS, '(')),
  })
  .map((given): FieldDescriptor => ({ ...given, label: 'Field' }));

const byLuhn = (text: string) =>
  [...text].reverse().reduce((sum, char, index) => {
    const value = Number(char) * (1 + (index % 2));
    return sum + Math.floor(value / 10) + (value % 10);
  }, 0) %
    10 ===
  0;

const byModulus = (iban: string) =>
  BigInt([...(iban.slice(4) + iban.slice(0, 4))].map((char) => Number.parseInt(char, 36)).join('')) % 97n ===
  1n;

property(
  'every field says what is wrong in words of its language',
  fc.tuple(field, fc.oneof(typed, anyNumber, fc.boolean(), fc.constant(null)), anyLocale),
  ([descriptor, value, locale]) => {
    const settings = defaultFormSettings(locale);
    const found = validateField(descriptor, value, { [descriptor.name]: value }, settings);
    if (found === null) return;
    assert.ok(Object.hasOwn(DEFAULT_MESSAGES[locale], found.key));
    const text = problemText(found, settings);
    assertPlain(text, String(value));
    assert.doesNotMatch(text.replaceAll(String(value), ''), /\$\$\w+\$\$/);
    assert.deepEqual(decodeProblem(encodeProblem(found)), found);
  },
  4,
);

property(
  'what a form sends has every field and no slip',
  fc.tuple(
    fc.uniqueArray(field, { maxLength: 4, selector: ({ name }) => name }),
    fc.array(typed, { maxLength: 4 }),
    anyLocale,
  ),
  ([fields, texts, locale]) => {
    const values = initialValues(
      fields,
      Object.fromEntries(fields.map(({ name }, index) => [name, texts[index] ?? ''])),
    );
    const sent = submittedValues(fields, values, defaultFormSettings(locale));
    for (const { name, type } of fields.filter((one) => one.name !== '__proto__')) {
      assert.ok(Object.hasOwn(sent, name));
      if (sent[name] === null) assert.ok(!isTextFieldType(type));
      else if (type !== 'sex') assert.ok(!Number.isNaN(sent[name]));
    }
  },
  2,
);

property(
  'a day is of the calendar, and stays itself',
  fc.oneof(
    typed,
    fc
      .tuple(fc.nat(40), fc.nat(15), fc.nat(9999), fc.constantFrom('.', ',', '-', "'"))
      .map(([day, month, year, mark]) => [day, month, String(year).padStart(4, '0')].join(mark)),
  ),
  (text) => {
    const day = readDay(text);
    if (day === null) return;
    assert.equal(new Date(`${day}T12:00:00Z`).toISOString().slice(0, 10), day);
    assert.equal(readDay(displayDay(day)), day);
    assert.equal(readDay(day), day);
  },
  2,
);

property(
  'a mask loses nothing and comes to rest',
  fc.tuple(mask, typed),
  ([pattern, text]) => {
    const once = applyMask(pattern, text);
    assert.equal(applyMask(pattern, once), once);
    assert.ok([...once].length <= Math.max([...pattern].length, [...text].length));
  },
  3,
);

property(
  'digits go into a mask of digits in their order',
  fc.tuple(fc.constantFrom('##/##', '### ###', '(##) ##-##'), digits),
  ([pattern, text]) => {
    assert.equal(lettersOf(applyMask(pattern, text)), text);
    assert.ok(isDigitMask(pattern));
  },
);

property('the caret stays in the text', fc.tuple(mask, typed, fc.nat(60)), ([pattern, text, caret]) => {
  const masked = applyMask(pattern, text);
  const at = caretAfterMask(text, Math.min(caret, text.length), masked);
  assert.ok(at >= 0 && at <= masked.length);
});

property(
  'a phone is digits, and valid ones are read back',
  fc.tuple(typed, fc.constantFrom('', '33', '44', '1', '7')),
  ([text, code]) => {
    const { verdict, digits: number } = readPhone(text, code);
    assert.match(number, /^\d*$/);
    if (verdict === 'valid') assert.deepEqual(readPhone(`+${number}`, ''), { ...readPhone(text, code) });
  },
);

property(
  'a card number is Luhn',
  digits,
  (text) => {
    assert.equal(isCardNumber(text), text.length >= 12 && text.length <= 19 && byLuhn(text));
  },
  2,
);

property('an IBAN is modulus 97', fc.stringMatching(/^[A-Z]{2}\d{2}[A-Z0-9]{11,20}$/), (text) => {
  assert.equal(isIban(text), byModulus(text));
});

property(
  'a sum is what is typed, in whole units',
  fc.oneof(
    typed,
    digits,
    fc.integer({ min: 1, max: 1e9 }).map((sum) => sum.toLocaleString('en-US')),
  ),
  (text) => {
    const sum = readSum(text);
    if (sum !== null) assert.equal(String(sum), text.replaceAll(',', ''));
  },
);

property(
  'configured patterns agree with regular expressions',
  fc.tuple(fc.constantFrom(...PATTERNS), fc.string({ maxLength: 12 })),
  ([pattern, text]) => {
    assert.equal(matchesPattern(pattern, text), new RegExp(`^(?:${pattern})$`).test(text));
  },
  2,
);

property(
  'hostile patterns are quick',
  fc.tuple(fc.constantFrom(...HOSTILE), fc.nat(400)),
  ([pattern, length]) => {
    assert.equal(typeof matchesPattern(pattern, `${'a'.repeat(length)}!`), 'boolean');
  },
  0.1,
);

property('names of people hold no signs', typed, (text) => {
  if (isName(text)) assert.doesNotMatch(text, /[\p{Nd}@<>]/u);
  if (isFakeName(text)) assert.doesNotMatch(text, /[\s,<>]/);
  if (isEmail(text)) assert.match(text, /^[^@\s]+@[^@\s]+\.[^@\s]+$/);
  if (isCode(text)) assert.equal(text.length, 6);
});

property('bad signs of a password are in it', anyText, (text) => {
  for (const sign of badPasswordSymbols(text).split(' ').filter(Boolean))
    assert.ok(sign === '␣' || text.includes(sign));
});

property('different names have different keys', fc.tuple(anyText, anyText), ([one, other]) => {
  if (one !== other) assert.notEqual(formKey(one), formKey(other));
  assert.match(formKey(one), /^[\w$-]*$/);
  assert.deepEqual(Object.keys(byFormKey({ [one]: 1 })), [formKey(one)]);
});
