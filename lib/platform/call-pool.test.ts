import { describe, expect, it } from 'vitest';
import { poolOf } from './call-pool';

describe('poolOf', () => {
  const player = new Headers({ cookie: 'a=1; sid=abc' });

  it.each([
    ['cashier.makedeposit', 'money'],
    ['auth.login', 'sign-in'],
    ['account.getInfo', 'sign-in'],
    ['games.get', 'rest'],
  ] as const)('%s of a player: %s', (method, pool) => {
    expect(poolOf(method, player)).toBe(pool);
  });

  it('a guest’s money call takes no place of money', () => {
    expect(poolOf('cashier.makedeposit', new Headers())).toBe('rest');
  });
});
