import { describe, expect, it } from 'vitest';
import {
  amountField,
  holderField,
  methodFields,
  mostToWithdraw,
  needsBanks,
  paymentValues,
  usedOptions,
  withdrawalPresets,
} from './form';
import type { MethodField } from './schema';

const bounds = { min_amount: 10, max_amount: 100 };
const field = (name: string, more: Partial<MethodField> = {}): MethodField => ({
  name,
  type: 'text',
  label: name,
  is_optional: false,
  mask: null,
  pattern: null,
  options: null,
  ...more,
});

describe('payment form', () => {
  it('R-CASH-07: the sum lies within the bounds of the method, and of what is there', () => {
    expect(amountField(bounds, 'Sum')).toMatchObject({ name: 'amount', type: 'sum', min: 10, max: 100 });
    expect(amountField(bounds, 'Sum', 55.9).max).toBe(55);
    expect(amountField(bounds, 'Sum', 500).max).toBe(100);
    expect(amountField(bounds, 'Sum', 3).max).toBe(100);
    expect(amountField({ min_amount: null, max_amount: null }, 'Sum').max).toBeNull();
  });

  it('takes an unknown field type for a text and never a second sum', () => {
    const fields = methodFields({ fields: [field('amount'), field('x', { type: 'hologram' }), field('x')] });
    expect(fields.map(({ name, type }) => [name, type])).toEqual([['x', 'text']]);
  });

  it('R-CASH-04: a select without options is a choice of banks', () => {
    const fields = [field('bank_id', { type: 'select', options: [] })];
    expect(needsBanks({ fields })).toBe(true);
    expect(methodFields({ fields }, [{ value: '7', label: 'First Bank' }])[0]?.options).toHaveLength(1);
    expect(needsBanks({ fields: [field('a')] })).toBe(false);
  });

  it('never fills another choice with banks, nor leaves one of nothing', () => {
    const fields = [
      field('network', { type: 'select', options: null }),
      field('banknote', { type: 'select' }),
    ];
    expect(needsBanks({ fields })).toBe(false);
    const shown = methodFields({ fields }, [{ value: '7', label: 'First Bank' }]);
    expect(shown.map(({ type, options }) => [type, options?.length ?? 0])).toEqual([
      ['text', 0],
      ['text', 0],
    ]);
  });

  it('begins with the bank of the latest payment, where it is still offered', () => {
    const options = [
      { value: '7', label: 'First Bank' },
      { value: '8', label: 'Second Bank' },
    ];
    const fields = methodFields({ fields: [field('bank_id', { type: 'select' }), field('iban')] }, options);
    const used = (requisites: string | null) => usedOptions('bank', fields, [{ method: 'bank', requisites }]);
    expect(used('Second Bank')).toEqual({ bank_id: '8' });
    expect(used('Third Bank')).toEqual({});
    expect(used(null)).toEqual({});
  });

  it('sends the sum as decimal text and leaves empty fields out', () => {
    expect(paymentValues({ amount: 1500, card_holder: 'Ann', note: '', day: null, ok: true })).toEqual({
      amount: '1500',
      requisites: { card_holder: 'Ann', ok: '1' },
    });
    expect(paymentValues({ amount: 5, phone_country_code: '33' }).requisites).toEqual({});
  });
});

describe('the sums to take out at one click', () => {
  it.each([
    ['within the bounds of the method', bounds, 500, [10, 20, 50], 100],
    ['never above what is there, in whole units', bounds, 60.9, [10, 20], 60],
    ['far from each other', { min_amount: 20, max_amount: 2000 }, 1250.5, [20, 100, 500], 1250],
    ['only all of it where there is little', bounds, 11, [], 11],
    ['none below the least', bounds, 9, [], null],
    ['none where nobody knows what is there', bounds, null, [], null],
    ['round where the method has no bounds', { min_amount: null, max_amount: null }, 400, [10, 50, 200], 400],
  ])('R-CASH-07: are %s', (_, method, available, sums, most) => {
    expect(withdrawalPresets(method, available)).toEqual(sums);
    expect(mostToWithdraw(method, available)).toBe(most);
  });
});

describe('the bounds of a sum', () => {
  const most = (available: number, max_amount: number | null = null, min_amount: number | null = 10) =>
    amountField({ min_amount, max_amount }, 'Sum', available).max;

  it('R-CASH-07: what is there is the bound where the method has none', () => {
    expect(most(55.9)).toBe(55);
    expect(amountField(bounds, 'Sum').label).toBe('Sum');
  });

  it('R-CASH-07: leave room for one sum, and are the method’s own where they would leave none', () => {
    expect(most(10, 100)).toBe(10);
    expect(most(9.99, 100)).toBe(100);
    expect(most(1, 100, null)).toBe(1);
    expect(most(0.5, 100, null)).toBe(100);
  });
});

describe('the fields of a method', () => {
  it('keep what the platform says of them, and are called by their name where it says nothing', () => {
    const given = field('card_holder', {
      type: 'cardHolder',
      label: 'Card holder',
      is_optional: true,
      mask: '00/00',
      pattern: '^a$',
    });
    const [shown, unnamed] = methodFields({ fields: [given, field('note', { label: '' })] });
    expect(shown).toEqual({
      name: 'card_holder',
      type: 'cardHolder',
      label: 'Card holder',
      isOptional: true,
      mask: '00/00',
      placeholder: null,
      pattern: '^a$',
      options: null,
    });
    expect(unnamed?.label).toBe('note');
  });

  it('R-CASH-04: only a select without options of its own is a choice of banks', () => {
    const options = [{ value: '1', label: 'One' }];
    const banks = [{ value: '7', label: 'First Bank' }];
    const isBank = (more: Partial<MethodField>) => {
      const fields = [field('bank', more)];
      expect(needsBanks({ fields })).toBe(methodFields({ fields }, banks)[0]?.options === banks);
      return needsBanks({ fields });
    };
    expect(isBank({ type: 'select', options: null })).toBe(true);
    expect(isBank({ type: 'select', options })).toBe(false);
    expect(isBank({ type: 'text', options: [] })).toBe(false);
    expect(methodFields({ fields: [field('bank', { type: 'select' })] })[0]?.options).toEqual([]);
  });

  it('R-CASH-04: one bank field among others is enough', () => {
    expect(needsBanks({ fields: [field('a'), field('bank', { type: 'select' })] })).toBe(true);
  });
});

describe('the values of a payment form', () => {
  it('says 0 for a box that is not ticked, and nothing for a sum that is not there', () => {
    expect(paymentValues({ ok: false })).toEqual({ amount: '', requisites: { ok: '0' } });
  });

  it('keeps a calling code beside other fields, and any other field alone', () => {
    const both = { phone_country_code: '33', phone: '612345678' };
    expect(paymentValues({ amount: 5, ...both }).requisites).toEqual(both);
    expect(paymentValues({ amount: 5, phone: '612345678' }).requisites).toEqual({ phone: '612345678' });
  });
});

it.each([
  ['#### #### #### ####', '0000 0000 0000 0000'],
  ['FR## ####', null],
  ['@@##', null],
  [null, null],
])('shows how a number of the mask %s is written', (mask, placeholder) => {
  const card = field('card_number', { mask });
  expect(methodFields({ fields: [card] })[0]?.placeholder).toBe(placeholder);
});

it.each([
  [{ name: 'card_holder', type: 'cardHolder' }, 'card_holder'],
  [{ name: 'account_holder', type: 'name' }, 'account_holder'],
  [{ name: 'wallet_email', type: 'email' }, null],
] as const)('knows the field for the name of its owner: %j', (field, name) => {
  expect(holderField([{ ...field, label: '' }])).toBe(name);
});
