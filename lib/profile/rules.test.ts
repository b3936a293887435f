import { describe, expect, it } from 'vitest';
import { twoFactorChange } from '@/lib/session/schema';
import { contactText, orderContacts, resendWait, savedValue, leftLimitRatio } from './rules';
import { contact, depositLimit, personalDataFields, profile } from './schema';

const mail = contact.parse({ type: 'email', contact: 'ann@mail.test' });
const phone = contact.parse({ type: 'phone', contact: '33612345678' });

it('a postcode, a document’s number, a phone and a calling code may come as numbers', () => {
  const document = { type: 'cpf', number: 12345678909 };
  expect(profile.parse({ postcode: 76000, document, contacts: [] })).toMatchObject({
    postcode: '76000',
    document: { number: '12345678909' },
  });
  expect(contact.parse({ ...phone, phone_country_code: 33 }).phone_country_code).toBe('33');
  expect(profile.parse({ contacts: [{ type: 'phone', contact: 33612345678 }] }).contacts).toEqual([phone]);
});

it.each([
  [undefined, true],
  [null, true],
  [1, true],
  [0, false],
  [false, false],
])('R-PROF-02: a field whose is_editable is %j is editable: %j', (is_editable, isEditable) => {
  const { items } = personalDataFields.parse({ items: [{ name: 'first_name', type: 'name', is_editable }] });
  expect(items[0]?.is_editable).toBe(isEditable);
});

describe('contacts (R-PROF-03)', () => {
  it('come without repetition, e-mails first', () => {
    expect(orderContacts([phone, mail, phone])).toEqual([mail, phone]);
  });

  it('are read as people write them', () => {
    expect(contactText(phone)).toBe('+33612345678');
    expect(contactText({ type: 'phone', contact: '+33612345678' })).toBe('+33612345678');
    expect(contactText(mail)).toBe('ann@mail.test');
  });
});

describe('leftLimitRatio (R-PROF-16, R-CASH-16)', () => {
  it.each([
    [{ limit_amount: 100, available_amount: 25 }, 0.25],
    [{ limit_amount: 100, available_amount: 0 }, 0],
    [{ limit_amount: 100, available_amount: -5 }, 0],
    [{ limit_amount: 100, available_amount: 900 }, 1],
    [{ limit_amount: 100, available_amount: null }, 1],
    [{ limit_amount: 0, available_amount: 0 }, null],
    [{ limit_amount: null, available_amount: 5 }, null],
  ])('%j: %s', (limit, expected) => {
    expect(leftLimitRatio(depositLimit.parse(limit))).toBe(expected);
  });
});

describe('savedValue (R-PROF-01)', () => {
  const saved = profile.parse({
    first_name: 'Ann',
    sex: 2,
    document: { type: 'cpf', number: '12345678900' },
  });

  it.each([
    ['first_name', 'Ann'],
    ['sex', 2],
    ['cpf', '12345678900'],
    ['document', '12345678900'],
    ['last_name', null],
    ['contacts', null],
    ['constructor', null],
  ])('%s: %s', (name, expected) => {
    expect(savedValue(saved, name)).toBe(expected);
  });
});

describe('savedValue of a name the client does not know (R-PROF-02)', () => {
  const saved = profile.parse({
    tax_id: 'FR 12',
    employees: 3,
    employer: { name: 'Inc' },
    is_rich: true,
    is_poor: false,
    story: 'x'.repeat(5_001),
  });

  it.each([
    ['tax_id', 'FR 12'],
    ['employees', 3],
    ['employer', null],
    ['is_rich', 1],
    ['is_poor', 0],
    ['story', null],
    ['toString', null],
  ])('%s: %s', (name, expected) => {
    expect(savedValue(saved, name)).toBe(expected);
  });
});

describe('resendWait (R-2FA-07)', () => {
  it.each([
    [9, 9],
    [0, 0],
    [null, 60],
    ['soon', 60],
    [-5, 60],
    [undefined, 60],
  ])('resend_time %s: %i s', (resend_time, expected) => {
    expect(resendWait(twoFactorChange.parse({ result: 1, resend_time }))).toBe(expected);
  });
});
