import { describe, expect, it } from 'vitest';
import { amountField, methodFields, needsBanks, paymentValues } from './form';
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

  it('sends the sum as decimal text and leaves empty fields out', () => {
    expect(paymentValues({ amount: 1500, card_holder: 'Ann', note: '', day: null, ok: true })).toEqual({
      amount: '1500',
      requisites: { card_holder: 'Ann', ok: '1' },
    });
    expect(paymentValues({ amount: 5, phone_country_code: '33' }).requisites).toEqual({});
  });
});
