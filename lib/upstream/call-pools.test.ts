import { describe, expect, it } from 'vitest';
import { CallPools } from './call-pools';

describe('CallPools', () => {
  it('a full pool refuses, and leaves the others their places', () => {
    const pools = new CallPools(4, 10);
    const leave = Array.from({ length: 4 }, () => pools.enter('rest', null));
    expect(leave.every((each) => each !== null)).toBe(true);
    expect(pools.enter('rest', null)).toBeNull();
    for (const pool of ['money', 'sign-in'] as const) {
      expect([1, 2, 3].map(() => pools.enter(pool, null) !== null)).toEqual([true, true, false]);
    }
    leave[0]?.();
    expect(pools.enter('rest', null)).not.toBeNull();
  });

  it('one address has a number of places, and others have theirs', () => {
    const pools = new CallPools(10, 2);
    const leave = pools.enter('rest', '203.0.113.7');
    pools.enter('rest', '203.0.113.7');
    expect(pools.enter('rest', '203.0.113.7')).toBeNull();
    expect(pools.enter('rest', '203.0.113.8')).not.toBeNull();
    expect(pools.enter('money', '203.0.113.7')).not.toBeNull();
    leave?.();
    expect(pools.enter('rest', '203.0.113.7')).not.toBeNull();
  });
});
