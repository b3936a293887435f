import fc from 'fast-check';
import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  actionResult,
  count,
  description,
  flag,
  id,
  listOf,
  looseFlag,
  money,
  name,
  named,
  nullableMoney,
  nullableNumber,
  nullableText,
  pageOf,
  sysname,
  timestamp,
} from './values';

describe('flags', () => {
  it.each([
    [true, true],
    [1, true],
    ['1', true],
    [false, false],
    [0, false],
    ['0', false],
  ])('%j is %j', (value, expected) => {
    expect(flag.parse(value)).toBe(expected);
  });

  it.each([null, undefined, 'yes', 2, {}, []])(
    '%j is no flag, and false where it may be missing',
    (value) => {
      expect(flag.safeParse(value).success).toBe(false);
      expect(looseFlag.parse(value)).toBe(false);
    },
  );
});

describe('ids', () => {
  it('are compared as text, whether they came as numbers or as text', () => {
    expect([id.parse(9001), id.parse('9001')]).toEqual(['9001', '9001']);
  });

  it.each([null, '', true, {}, 'x'.repeat(65)])('%j is none', (value) => {
    expect(id.safeParse(value).success).toBe(false);
  });
});

describe('times', () => {
  beforeAll(() => {
    vi.stubEnv('TZ', 'America/New_York');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['2025-03-01T10:15:00Z', '2025-03-01T10:15:00.000Z'],
    ['2025-03-01T10:15:00+02:00', '2025-03-01T08:15:00.000Z'],
    [1_740_824_100, '2025-03-01T10:15:00.000Z'],
    ['1740824100', '2025-03-01T10:15:00.000Z'],
  ])('%j is %s', (value, expected) => {
    expect(timestamp.parse(value)).toBe(expected);
  });

  it.each([
    ['2025-03-01T10:15:00', '2025-03-01T10:15:00.000Z'],
    ['2025-03-01T10:15:00.123456', '2025-03-01T10:15:00.123Z'],
    ['2025-03-01 10:15', '2025-03-01T10:15:00.000Z'],
    ['2025-03-01', '2025-03-01T00:00:00.000Z'],
  ])('%j, which has no zone, is UTC wherever it is read', (value, expected) => {
    expect(timestamp.parse(value)).toBe(expected);
  });

  it.each([null, undefined, '', 'soon', '0', 0, -1, 1e20, {}, true])('%j is no time', (value) => {
    expect(timestamp.parse(value)).toBeNull();
  });
});

describe('amounts', () => {
  it('are a number with a currency', () => {
    expect(money.parse({ amount: 1250.5, currency: 'EUR' })).toEqual({ amount: 1250.5, currency: 'EUR' });
  });

  it.each([
    null,
    { amount: 'one', currency: 'EUR' },
    { amount: '', currency: 'EUR' },
    { amount: '0x10', currency: 'EUR' },
    { amount: 1 },
    { amount: Infinity, currency: 'EUR' },
    { amount: NaN, currency: 'EUR' },
    { amount: 1, currency: '' },
  ])('%j is none', (value) => {
    expect(money.safeParse(value).success).toBe(false);
    expect(nullableMoney.parse(value)).toBeNull();
  });
});

describe('lists', () => {
  const item = z.object({ id, name: z.string() });
  const good = { id: 1, name: 'One' };

  it('leave broken entries out and keep the order of the others', () => {
    expect(listOf(item).parse([good, null, { id: 2 }, 'x', { id: 3, name: 'Three' }])).toEqual([
      { id: '1', name: 'One' },
      { id: '3', name: 'Three' },
    ]);
  });

  it('are refused when they are no list', () => {
    expect(listOf(item).safeParse({}).success).toBe(false);
    expect(listOf(item).safeParse(null).success).toBe(false);
  });

  it('never throw, whatever JSON they hold', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (entries) => {
        expect(listOf(item).parse([good, ...entries])[0]).toEqual({ id: '1', name: 'One' });
      }),
      { numRuns: 100 },
    );
  });

  it('without a readable entry fail, so that the previous response stays', () => {
    expect(pageOf(item).safeParse({ items: [{ identifier: 1 }], total: 1 }).success).toBe(false);
    expect(pageOf(item).parse({ items: [], total: 0 }).items).toEqual([]);
    expect(pageOf(item).parse({ items: [{ identifier: 1 }, good], total: 2 }).items).toHaveLength(1);
  });

  it('come as pages with a total and perhaps a page size', () => {
    expect(pageOf(item).parse({ items: [good], total: 240, page_size: 4 })).toEqual({
      items: [{ id: '1', name: 'One' }],
      total: 240,
      pageSize: 4,
    });
  });

  it.each([{ items: [good] }, { items: [good], total: null }, { items: [good], total: 'many' }])(
    'a page without a total counts what came: %j',
    (page) => {
      expect(pageOf(item).parse(page)).toMatchObject({ total: 1, pageSize: null });
    },
  );
});

it('R-ERR-11: an action whose result is missing or odd is not done', () => {
  expect(actionResult.parse({ result: 1 }).result).toBe(1);
  expect(actionResult.parse({ result: 0 }).result).toBe(0);
  expect(actionResult.parse({}).result).toBe(0);
  expect(actionResult.parse({ result: '1' }).result).toBe(1);
  expect(actionResult.parse({ result: 'done' }).result).toBe(0);
  expect(actionResult.parse({ result: true }).result).toBe(0);
  expect(actionResult.safeParse(null).success).toBe(false);
});

it('a sysname is what may stand in an address', () => {
  expect(sysname.parse('book-of_sun2')).toBe('book-of_sun2');
  for (const odd of ['', 'Book', 'a/b', '../x', 'a b', 'é', 'x'.repeat(101)]) {
    expect(sysname.safeParse(odd).success, odd).toBe(false);
  }
});

it('numbers may come as text', () => {
  expect(money.parse({ amount: '-1250.50', currency: 'EUR' }).amount).toBe(-1250.5);
  expect([count.parse('3'), nullableNumber.parse('0.5'), nullableNumber.parse('1,000')]).toEqual([
    3,
    0.5,
    null,
  ]);
});

it.each([null, undefined, '', ' '])('an entry whose name is %j is called by its id', (given) => {
  const entry = named(z.object({ id, name }));
  expect(entry.parse({ id: 7, name: given })).toEqual({ id: '7', name: '7' });
  expect(entry.parse({ id: 7, name: ' Seven ' })).toEqual({ id: '7', name: 'Seven' });
});

it('texts, counts and descriptions fall to nothing', () => {
  expect([nullableText.parse('a'), nullableText.parse(5), nullableText.parse(undefined)]).toEqual([
    'a',
    null,
    null,
  ]);
  expect([count.parse(3), count.parse(-1), count.parse('three')]).toEqual([3, 0, 0]);
  expect([description.parse({ name_1: 'A' }), description.parse([]), description.parse('x')]).toEqual([
    { name_1: 'A' },
    null,
    null,
  ]);
});
