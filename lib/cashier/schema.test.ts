import { describe, expect, it } from 'vitest';
import { depositSettings, madeDeposit, madeWithdrawal, paymentHistory } from './schema';

const record = {
  id: 9001,
  requisites: '**** 4242',
  method: 'card',
  type: 'deposit',
  created_at: '2025-03-02T09:00:00Z',
  updated_at: null,
  amount: { amount: 50, currency: 'EUR' },
  status: 'success',
  domain: 'example.com',
};

describe('payments', () => {
  it('R-CASH-23: a status is returned unchanged', () => {
    const { items } = paymentHistory.parse({ items: [{ ...record, status: 'held_by_bank' }], total: 1 });
    expect(items[0]?.status).toBe('held_by_bank');
  });

  it('R-CASH-15: one whose status is not known stays', () => {
    const { items } = paymentHistory.parse({ items: [{ ...record, status: null }, record], total: 2 });
    expect(items.map((item) => item.status)).toEqual(['', 'success']);
  });

  it.each([null, undefined, { amount: '50' }])(
    'R-CASH-15: the amount %j is unknown, the record stays',
    (amount) => {
      const { items } = paymentHistory.parse({ items: [{ ...record, amount }, record], total: 2 });
      expect(items.map((item) => item.amount)).toEqual([null, record.amount]);
    },
  );
});

describe('what follows a deposit', () => {
  const redirect = {
    url: 'https://pay.example.com/checkout',
    method: 'GET',
    target: 'self',
    fields: { n: 1 },
  };

  it('reads the redirect with its fields as text', () => {
    expect(madeDeposit.parse({ id: 9002, status: 'pending', redirect }).redirect).toEqual({
      ...redirect,
      fields: { n: '1' },
    });
  });

  it('leaves a field without a value out, and keeps the others', () => {
    const fields = { token: 'a', empty: null, list: [1], ok: true };
    const made = madeDeposit.parse({ id: 9002, status: 'pending', redirect: { ...redirect, fields } });
    expect(made.redirect?.fields).toEqual({ token: 'a', ok: 'true' });
  });

  it('takes odd words of a redirect for the usual ones', () => {
    const odd = { ...redirect, method: 'PATCH', target: 'somewhere', fields: null };
    expect(madeDeposit.parse({ id: 9002, status: 'pending', redirect: odd }).redirect).toEqual({
      url: redirect.url,
      method: 'GET',
      target: 'self',
      fields: {},
    });
  });

  it('posts the fields of a redirect whose method is in small letters', () => {
    const small = { ...redirect, method: 'post' };
    expect(madeDeposit.parse({ id: 9002, status: 'pending', redirect: small }).redirect?.method).toBe('POST');
  });

  it.each([null, undefined, 'https://x.example', {}])('a redirect of %j is none', (given) => {
    expect(madeDeposit.parse({ id: 9002, status: 'success', redirect: given }).redirect).toBeNull();
  });
});

it.each([null, undefined, 1])(
  'R-CASH-02, R-CASH-03: the status %j of a payment just made is pending',
  (status) => {
    const redirect = { url: 'https://pay.example.com/checkout' };
    expect(madeDeposit.parse({ id: 9002, status, redirect })).toMatchObject({ status: 'pending', redirect });
    expect(madeWithdrawal.parse({ id: 9003, status })).toEqual({ id: '9003', status: 'pending' });
  },
);

it('a payment method keeps its good fields and loses the broken ones', () => {
  const field = { name: 'card_holder', type: 'cardHolder', label: 'Card holder', is_optional: 0 };
  const method = { sysname: 'card', name: 'Bank card', currency: 'EUR', min_amount: 10 };
  const { methods } = depositSettings.parse({
    methods: [{ ...method, fields: [field, { name: 'a b' }, null] }, { sysname: 'broken' }],
  });
  expect(methods).toHaveLength(1);
  expect(methods[0]).toMatchObject({ sysname: 'card', max_amount: null, image: null });
  expect(methods[0]?.fields).toEqual([
    { ...field, is_optional: false, mask: null, pattern: null, options: null },
  ]);
});

it.each([
  [10, 0, null],
  [100, 10, null],
  [null, -5, null],
  [10, 10, 10],
  [0.1, 0.5, 0.5],
])('a payment method from %s to %s has the maximum %s', (min_amount, max_amount, most) => {
  const method = { sysname: 'card', name: 'Card', currency: 'EUR', min_amount, max_amount };
  expect(depositSettings.parse({ methods: [method] }).methods[0]?.max_amount).toBe(most);
});

it.each([
  [20, 20],
  [0.5, 0.5],
  [0, null],
  [-50, null],
  [null, null],
])('a payment method whose minimum is sent as %s has the minimum %s', (min_amount, least) => {
  const method = { sysname: 'card', name: 'Card', currency: 'EUR', min_amount, max_amount: 100 };
  expect(depositSettings.parse({ methods: [method] }).methods[0]).toMatchObject({
    min_amount: least,
    max_amount: 100,
  });
});
