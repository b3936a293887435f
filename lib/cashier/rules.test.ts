import { describe, expect, it } from 'vitest';
import {
  byNewest,
  depositAddress,
  depositStep,
  findLostPayments,
  firstMethod,
  firstSum,
  lastUsedMethod,
  methodName,
  newestId,
  pollWaitMs,
  presetsFor,
  receiptPath,
  resultPath,
  TRANSACTION_ID,
} from './rules';
import { madeDeposit, type MadeDeposit, type PaymentMethod, type PaymentRecord } from './schema';

function method(sysname: string, more: Partial<PaymentMethod> = {}): PaymentMethod {
  return {
    sysname,
    name: sysname,
    image: null,
    currency: 'EUR',
    min_amount: 10,
    max_amount: 100,
    fee_percent: 0,
    fields: [],
    ...more,
  };
}

function record(id: string, more: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    id,
    requisites: null,
    method: 'card',
    type: 'deposit',
    created_at: null,
    updated_at: null,
    amount: { amount: 50, currency: 'EUR' },
    status: 'pending',
    domain: null,
    ...more,
  };
}

describe('firstSum', () => {
  const paid = (amount: number, more: Partial<PaymentRecord> = {}) =>
    record('1', { status: 'success', amount: { amount, currency: 'EUR' }, ...more });

  it.each([
    ['the wanted one', 30, [paid(40)], 30],
    [
      'the last that was paid, not one that failed',
      null,
      [record('2', { status: 'declined' }), paid(40)],
      40,
    ],
    ['the first preset where the last one lies outside of the bounds', null, [paid(400)], 20],
    ['the wanted one outside of the bounds too: the form says what is wrong with it', 5, [paid(40)], 5],
    ['the first preset where the last one had cents', null, [paid(40.5)], 20],
    [
      'the first preset where the last one was of another currency',
      null,
      [paid(40, { amount: { amount: 40, currency: 'USD' } })],
      20,
    ],
  ])('is %s', (_, wanted, recent, sum) => {
    expect(firstSum(method('card'), wanted, recent, [20, 50])).toBe(sum);
  });

  it('is none where nothing is known', () => {
    expect(firstSum(method('card'), null, [], [])).toBeNull();
  });
});

describe('lastUsedMethod', () => {
  const methods = ['card', 'bank'].map((name) => method(name));

  it('is the newest payment’s method that is still offered', () => {
    expect(lastUsedMethod(methods, [{ method: 'gone' }, { method: 'bank' }, { method: 'card' }])).toBe(
      'bank',
    );
  });

  it('is none before the first payment, and where none of them is offered any more', () => {
    expect(lastUsedMethod(methods, [])).toBeNull();
    expect(lastUsedMethod(methods, [{ method: 'gone' }])).toBeNull();
  });
});

describe('firstMethod', () => {
  const methods = ['card', 'bank'].map((name) => method(name));

  it('is the one of the address, else the one used last, else the first', () => {
    expect(firstMethod(methods, 'bank', 'card')?.sysname).toBe('bank');
    expect(firstMethod(methods, null, 'bank')?.sysname).toBe('bank');
    expect(firstMethod(methods, null, null)?.sysname).toBe('card');
  });

  it('is the first where the address names one that is not offered any more; none where there is none', () => {
    expect(firstMethod(methods, 'gone', 'bank')?.sysname).toBe('card');
    expect(firstMethod([], 'gone', null)).toBeNull();
    expect(firstMethod([], null, null)).toBeNull();
  });
});

describe('depositAddress', () => {
  it('takes the sum and the rest of the query along', () => {
    expect(depositAddress('wallet', 'backUrl=%2Foffers&amount=5', 50)).toBe(
      '/cashier/deposit/wallet?backUrl=%2Foffers&amount=50',
    );
    expect(depositAddress(undefined, '', null)).toBe('/cashier/deposit');
  });

  it('names no sum that is not whole, which the form would refuse', () => {
    expect(depositAddress('card', 'amount=5', 12.5)).toBe('/cashier/deposit/card');
  });
});

describe('presetsFor', () => {
  const presets = [
    { currency: 'USD', amount: [{ value: 30 }] },
    {
      currency: 'EUR',
      amount: [{ value: 5 }, { value: 20 }, { value: 20 }, { value: 12.5 }, { value: 500 }],
    },
  ];

  it('R-CASH-05: offers the sums of the method’s currency that lie within its bounds, each once', () => {
    expect(presetsFor(method('card'), presets)).toEqual([20]);
    expect(presetsFor(method('card', { max_amount: null, min_amount: null }), presets)).toEqual([5, 20, 500]);
    expect(presetsFor(method('card', { currency: 'JPY' }), presets)).toEqual([]);
  });
});

describe('depositStep', () => {
  const made = (redirect: MadeDeposit['redirect'], status = 'pending'): MadeDeposit => ({
    id: '7',
    status,
    redirect,
  });
  const redirect = { url: 'https://pay.example.com/go', method: 'GET', target: 'self', fields: {} } as const;

  it('a payment on the phone needs no address, any other one without leads to its result', () => {
    const read = (target: string) =>
      depositStep(madeDeposit.parse({ id: 7, status: 'pending', redirect: { url: null, target } }));
    expect(read('mobile')).toEqual({ kind: 'page', path: '/cashier/paymobile?id=7' });
    expect(read('self')).toEqual({ kind: 'page', path: '/cashier/paypending/7' });
    expect(read('new_window')).toEqual({ kind: 'page', path: '/cashier/paypending/7' });
  });

  it.each([
    ['success', '/cashier/paysuccess/7'],
    ['pending', '/cashier/paypending/7'],
    ['declined', '/cashier/payfail/7'],
    ['cancelled', '/cashier/payfail/7'],
    ['who-knows', '/cashier/paypending/7'],
  ])('goes by the status %s when nothing is left to do', (status, path) => {
    expect(depositStep(made(null, status))).toEqual({ kind: 'page', path });
    expect(resultPath('7', status)).toBe(path);
  });

  it.each(['declined', 'cancelled'])('leads to no payment side when it is %s', (status) => {
    expect(depositStep(made(redirect, status))).toEqual({ kind: 'page', path: '/cashier/payfail/7' });
  });

  it('carries the fields of a GET in the query, before the hash', () => {
    const step = depositStep(
      made({ ...redirect, url: 'https://pay.example.com/go?a=1#top', fields: { token: 'x y' } }),
    );
    expect(step).toEqual({
      kind: 'leave',
      request: { url: 'https://pay.example.com/go?a=1&token=x+y#top', method: 'GET', fields: {} },
    });
  });

  it('keeps the fields of a POST for its form', () => {
    const step = depositStep(made({ ...redirect, method: 'POST', fields: { token: 'x' } }));
    expect(step).toEqual({
      kind: 'leave',
      request: { url: redirect.url, method: 'POST', fields: { token: 'x' } },
    });
  });

  it('R-CASH-17: leads to the page of a new window and to the page of a phone', () => {
    expect(depositStep(made({ ...redirect, target: 'new_window' }))).toMatchObject({
      kind: 'window',
      path: '/cashier/paynewwindow?id=7',
    });
    expect(depositStep(made({ ...redirect, target: 'mobile' }))).toEqual({
      kind: 'page',
      path: '/cashier/paymobile?id=7',
    });
  });
});

describe('findLostPayments', () => {
  const lost = { method: 'card', amount: 50, newestId: '9' };

  it('finds newer payments of the same method and sum; ids are numbers, not words', () => {
    const history = [
      record('11'),
      record('10', { method: 'bank' }),
      record('12', { amount: { amount: 51, currency: 'EUR' } }),
      record('9'),
      record('8'),
    ];
    expect(findLostPayments(history, lost).map(({ id }) => id)).toEqual(['11']);
  });

  it('R-CASH-22: one whose sum is not known may be the lost one', () => {
    const history = [record('11', { amount: null }), record('12', { amount: null, method: 'bank' })];
    expect(findLostPayments(history, lost).map(({ id }) => id)).toEqual(['11']);
  });

  it('finds nothing when it is not known what was there before', () => {
    expect(findLostPayments([record('11')], { ...lost, newestId: undefined })).toEqual([]);
    expect(findLostPayments([record('11')], { ...lost, newestId: null })).toHaveLength(1);
  });

  it('takes the greatest id for the newest', () => {
    expect(newestId([record('9'), record('10'), record('2')])).toBe('10');
    expect(newestId([])).toBeNull();
    expect(newestId([record('90071992547409931'), record('90071992547409930')])).toBe('90071992547409931');
  });

  it('does not guess which of the payments is the newest whose ids are no integers', () => {
    expect(newestId([record('b7f2'), record('a1c9')])).toBeUndefined();
  });
});

describe('pollWaitMs', () => {
  it('waits longer each time and ends', () => {
    expect([1, 2, 3, 4, 5, 6].map(pollWaitMs)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(pollWaitMs(24)).toBeNull();
  });
});

describe('methodName', () => {
  it('is what the platform calls the method, else what the record says', () => {
    const methods = [method('card', { name: 'Bank card' }), method('bare', { name: '' })];
    expect(methodName(methods, 'card')).toBe('Bank card');
    expect(methodName(methods, 'bare')).toBe('bare');
    expect(methodName(methods, 'gone')).toBe('gone');
    expect(methodName(methods, null)).toBe('');
  });
});

it('R-CASH-05: a sum on a bound is offered', () => {
  const presets = [{ currency: 'EUR', amount: [{ value: 10 }, { value: 100 }, { value: 101 }] }];
  expect(presetsFor(method('card'), presets)).toEqual([10, 100]);
  const negative = [{ currency: 'EUR', amount: [{ value: -5 }, { value: 0 }] }];
  expect(presetsFor(method('card', { min_amount: null }), negative)).toEqual([0]);
});

it('R-CASH-15: the receipt names its payment', () => {
  expect(receiptPath('a&b')).toBe('/cashier/receipt?id=a%26b');
});

describe('an id in an address', () => {
  it.each(['7', 'b7-f2_A', 'dep:9002', '2026.11.30-77', 'x'.repeat(64)])('%s is one of a payment', (id) => {
    expect(TRANSACTION_ID.test(id)).toBe(true);
  });
  it.each(['', 'a b', '../x', '..', 'x\n', 'x'.repeat(65)])('%j is none', (id) => {
    expect(TRANSACTION_ID.test(id)).toBe(false);
  });
  it('R-ROUTE-12, R-CASH-17: a payment of another platform has its result page', () => {
    expect(resultPath('dep:9002', 'success')).toBe('/cashier/paysuccess/dep%3A9002');
  });
});

describe('the address of the payment side', () => {
  const sent = (url: string, fields: Record<string, string>, method: 'GET' | 'POST' = 'GET') => {
    const step = depositStep({
      id: '7',
      status: 'pending',
      redirect: { url, method, target: 'new_window', fields },
    });
    return step.kind === 'window' ? step.request : null;
  };

  it('is left as it is where there are no fields', () => {
    expect(sent('https://pay.test/go#top', {})).toEqual({
      url: 'https://pay.test/go#top',
      method: 'GET',
      fields: {},
    });
    expect(sent('https://pay.test/go', {}, 'POST')?.method).toBe('POST');
  });

  it('gets a query where it has none, and keeps the hash behind it', () => {
    expect(sent('https://pay.test/go', { a: '1', b: '2' })?.url).toBe('https://pay.test/go?a=1&b=2');
    expect(sent('https://pay.test/go#x?y', { a: '1' })?.url).toBe('https://pay.test/go?a=1#x?y');
  });
});

describe('the newest of a history', () => {
  it('is the newer of ids of any length, equal ones and odd ones keep their places', () => {
    expect(['2', '10', '9', '10'].sort(byNewest)).toEqual(['10', '10', '9', '2']);
    expect([byNewest('x', '1'), byNewest('1', 'x'), byNewest('1a', '2'), byNewest('a1', '2')]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(byNewest('3', '3')).toBe(0);
  });

  it('is known only where every id is an integer', () => {
    expect(newestId([record('7'), record('b7f2')])).toBeUndefined();
  });

  it('is recognised by its odd id', () => {
    const lost = { method: 'card', amount: 50, newestId: 'b7' };
    const ids = findLostPayments([record('b7'), record('c1'), record('12')], lost).map(({ id }) => id);
    expect(ids).toEqual(['c1', '12']);
    expect(findLostPayments([record('c1')], { ...lost, newestId: '9' })).toHaveLength(1);
  });
});

describe('the last question for a payment', () => {
  it('comes after about ten minutes', () => {
    expect(pollWaitMs(23)).toBe(30_000);
    expect(pollWaitMs(0)).toBe(2_000);
    const waits = Array.from({ length: 30 }, (_, polls) => pollWaitMs(polls + 1) ?? 0);
    expect(waits.reduce((sum, ms) => sum + ms)).toBe(600_000);
  });
});
