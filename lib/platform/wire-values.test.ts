import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Each test imports it: the parsers are created on import. */
const load = () => import('./values');
beforeEach(() => vi.resetModules());

describe('values as the wire writes them', () => {
  it('flags', async () => {
    const { flag, looseFlag } = await load();
    expect([true, 1, '1', false, 0, '0'].map((value) => flag.parse(value))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([null, 'true', 2, '2', ''].map((value) => looseFlag.parse(value))).toEqual(Array(5).fill(false));
  });

  it('ids', async () => {
    const { id } = await load();
    expect([id.parse(7), id.parse('7'), id.parse('x'.repeat(64))]).toEqual(['7', '7', 'x'.repeat(64)]);
    for (const odd of ['', 'x'.repeat(65), true, null]) expect(id.safeParse(odd).success).toBe(false);
  });

  it('times', async () => {
    const { timestamp } = await load();
    expect(timestamp.parse(1_740_824_100)).toBe('2025-03-01T10:15:00.000Z');
    expect(timestamp.parse('2025-03-01 10:15')).toBe('2025-03-01T10:15:00.000Z');
    expect(['soon', 0, -1, {}, null].map((value) => timestamp.parse(value))).toEqual(Array(5).fill(null));
  });

  it('amounts, with a currency of 2 to 8 letters', async () => {
    const { money } = await load();
    for (const currency of ['mB', 'EUR', 'USDTTRC2']) {
      expect(money.parse({ amount: 1.5, currency })).toEqual({ amount: 1.5, currency });
    }
    for (const odd of ['E', 'USDTTRC20'])
      expect(money.safeParse({ amount: 1, currency: odd }).success).toBe(false);
    expect(money.safeParse({}).success).toBe(false);
  });

  it('sysnames', async () => {
    const { sysname } = await load();
    for (const name of ['a', 'book-of_sun2', 'x'.repeat(100)]) expect(sysname.parse(name)).toBe(name);
    for (const odd of ['', 'a!', '!a', 'A', 'x'.repeat(101)])
      expect(sysname.safeParse(odd).success).toBe(false);
  });

  it('results, and lists that end at 60,000 entries', async () => {
    const { actionResult, id, listOf } = await load();
    expect([actionResult.parse({ result: 1 }), actionResult.parse({})]).toEqual([
      { result: 1 },
      { result: 0 },
    ]);
    expect(listOf(id).parse(Array(60_001).fill(7))).toHaveLength(60_000);
  });
});
