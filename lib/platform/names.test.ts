import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Loaded by each test: the tables are built while the modules load. */
beforeEach(() => vi.resetModules());

describe('the methods of the platform', () => {
  it.each([
    'cashier.makedeposit',
    'cashier.makewithdrawal',
    'cashier.cancelwithdrawal',
    'cashbacks.payout',
    'cashbacks.remove',
    'bonuses.activate',
    'bonuses.deactivate',
    'bonuses.remove',
    'BettingBonuses.activate',
    'BettingBonuses.remove',
    'campaigns.activateOffer',
    'campaigns.takepromotions',
    'loyalty.buyproduct',
  ])('%s moves money or points', async (name) => {
    const { isPlatformMethod, MONEY_METHODS, PLATFORM_METHODS } = await import('./names');
    expect([...MONEY_METHODS].map(String)).toContain(name);
    expect(isPlatformMethod(name)).toBe(true);
    expect(Object.entries(PLATFORM_METHODS)).toContainEqual([name, expect.stringMatching(/^(?:GET|POST)$/)]);
  });

  it('are no others, and not what every object has', async () => {
    const { isPlatformMethod, MONEY_METHODS } = await import('./names');
    expect(['games.get', 'no.method', '', 'toString', '__proto__'].map(isPlatformMethod)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([...MONEY_METHODS].map(String)).not.toContain('games.get');
  });

  it('say no more of themselves than their definition does', async () => {
    const { defineMethod } = await import('./method');
    const { actionResult: output } = await import('./values');
    expect(defineMethod()({ name: 'games.get', output })).toEqual({
      name: 'games.get',
      verb: 'GET',
      output,
      isForPlayers: false,
      textFields: [],
      listFields: [],
      hasNoBody: false,
    });
    const said = { isForPlayers: true, textFields: ['a'], listFields: ['b'], hasNoBody: true };
    expect(defineMethod()({ name: 'auth.login', output, ...said })).toMatchObject({ verb: 'POST', ...said });
  });
});
