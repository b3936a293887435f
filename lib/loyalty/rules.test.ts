import { describe, expect, it } from 'vitest';
import { PlatformError } from '@/lib/platform/error';
import { loyaltyInfo, products } from './schema';
import { hasCharactersAt, isInsufficientFunds, isProgramSysname, isSoldOut, levelProgress } from './rules';

const level = (id: string, points: number, isCurrent = false) => ({
  id,
  name: id,
  points,
  is_current: isCurrent,
});

describe('levelProgress (R-LOY-01)', () => {
  const levels = [level('gold', 5000), level('bronze', 0), level('silver', 1000, true)];

  it('takes the level the platform marks and counts what is missing to the next', () => {
    const { current, next, missing, percent } = levelProgress(3000, levels);
    expect([current?.id, next?.id, missing, percent]).toEqual(['silver', 'gold', 2000, 50]);
  });

  it('keeps the bar at its start when points were spent below the level', () => {
    expect(levelProgress(200, levels)).toMatchObject({ missing: 4800, percent: 0 });
  });

  it('finds the level by points where none is marked', () => {
    const plain = [level('bronze', 0), level('silver', 1000)];
    expect(levelProgress(999, plain).current?.id).toBe('bronze');
    expect(levelProgress(1000, plain).current?.id).toBe('silver');
  });

  it('is full at the top and without levels', () => {
    expect(levelProgress(9000, [level('gold', 5000, true)])).toMatchObject({ missing: 0, percent: 100 });
    expect(levelProgress(10, [])).toEqual({ current: null, next: null, missing: 0, percent: 100 });
  });

  it('has no current level below the first', () => {
    expect(levelProgress(50, [level('first', 100)])).toMatchObject({
      current: null,
      missing: 50,
      percent: 50,
    });
  });
});

describe('isProgramSysname (R-ROUTE-18)', () => {
  it.each([
    ['club', true],
    ['shop', false],
    ['../x', false],
    ['', false],
  ])('%s: %s', (value, expected) => {
    expect(isProgramSysname(value)).toBe(expected);
  });
});

describe('hasCharactersAt (R-LOY-07, R-LOY-08)', () => {
  it.each([
    ['loyalty', 'both', true, true],
    ['loyalty', 'profile', true, false],
    ['profile', 'profile', true, true],
    ['loyalty', 'loyalty', false, false],
  ] as const)('%s of %s, switched on %s: %s', (place, places, isEnabled, expected) => {
    expect(hasCharactersAt(place, places, isEnabled)).toBe(expected);
  });
});

describe('refusals of a purchase', () => {
  const refusal = (code: string) =>
    new PlatformError({
      type: 'InvalidParameterException',
      method: 'loyalty.buyproduct',
      httpStatus: 200,
      fields: { id: [{ code }] },
    });

  it('are distinguished by the code of the id', () => {
    expect(isInsufficientFunds(refusal('insufficient_funds'))).toBe(true);
    expect(isInsufficientFunds(refusal('sold_out'))).toBe(false);
    expect(isSoldOut(refusal('sold_out'))).toBe(true);
    expect(isInsufficientFunds(new Error('insufficient_funds'))).toBe(false);
  });
});

it.each([null, undefined, -5, 'free'])('R-LOY-03 a reward with the price %s is not offered', (price) => {
  const items = [
    { id: 1, name: 'Cap', price },
    { id: 2, name: 'Mug', price: '0' },
  ];
  expect(products.parse({ items, total: 2 }).items.map(({ name, price: sum }) => [name, sum])).toEqual([
    ['Mug', 0],
  ]);
});

it('R-LOY-01 a member without readable points is a failed read; others may have none', () => {
  expect(loyaltyInfo.safeParse({ is_active: true, points: null }).success).toBe(false);
  expect(loyaltyInfo.parse({ is_active: true, points: -20 }).points).toBe(-20);
  expect(loyaltyInfo.parse({ is_active: false, points: null }).points).toBe(0);
});

it.each([
  [undefined, true],
  [null, true],
  [false, false],
  [1, true],
])('a reward whose availability is %s can be had: %s', (is_available, isAvailable) => {
  const [reward] = products.parse({
    items: [{ id: 1, name: 'Cap', price: 10, is_available }],
    total: 1,
  }).items;
  expect(reward?.is_available).toBe(isAvailable);
});
