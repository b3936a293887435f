import { beforeEach, describe, expect, it, vi } from 'vitest';

/** Each test imports them: the tables are built on import. */
beforeEach(() => vi.resetModules());

/** Listed here again, so that a change of the table is noticed. */
const CALLS: readonly (readonly [number: string, get: string, post: string])[] = [
  [
    'R-API-08',
    '',
    'account.addcontact account.changefakename account.changelocale account.changepassword account.changeSubscription account.changeTwoFactorAuth account.confirmContact account.confirmTwoFactorAuth account.saveProfileInfo account.sendconfirmationtocontact account.setUserOnVerification account.setCurrency account.unsubscribe',
  ],
  [
    'R-API-09',
    'account.getContactPhoneSettings account.getcurrencyrates account.getDepositLimit account.getInfo account.getBalance account.getPersonalDataFields account.getprofileinfo',
    '',
  ],
  ['R-API-10', 'auth.logout', 'auth.login auth.restore auth.register'],
  [
    'R-API-11',
    'banners.get BettingBonuses.get bonuses.get',
    'BettingBonuses.activate BettingBonuses.remove bonuses.activate bonuses.deactivate bonuses.remove',
  ],
  [
    'R-API-12',
    'campaigns.getoffers cashbacks.get',
    'campaigns.activateOffer campaigns.checkPromocode campaigns.takepromotions cashbacks.payout cashbacks.remove',
  ],
  [
    'R-API-13',
    'cashier.getbanks cashier.getdepositinfo cashier.getdepositsettings cashier.gethistory cashier.getwithdrawsettings',
    'cashier.cancelwithdrawal cashier.makedeposit cashier.makewithdrawal',
  ],
  ['R-API-14', 'freespins.get', 'FreshChat.storeChatEvent'],
  [
    'R-API-15',
    'games.get games.getLikes games.getCategories games.getProviders games.getHistory games.gethistoryexportrequest',
    'games.addLike games.removeLike games.createhistoryexportrequest',
  ],
  ['R-API-16', 'Jackpots.get Jackpots.getWinners leaderboard.get', ''],
  [
    'R-API-17',
    'loyalty.getcharacters loyalty.getinfo loyalty.getnotifications loyalty.getproducts loyalty.getPrograms loyalty.getProgram',
    'loyalty.buyproduct loyalty.setcharacter',
  ],
  ['R-API-18', 'metadata.get metadata.getgeneralinfo popups.get storage.get storage.getKeys', 'storage.set'],
  ['R-API-19', 'support.getsettings', 'sumsub.createApplicant sumsub.getAccessToken Support.sendFeedback'],
  ['R-API-20', 'tournaments.get events.handle', 'tournaments.participate'],
];

function words(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

describe('the methods of the platform', () => {
  it.each(CALLS)('%s: read by GET: %s; sent by POST: %s', async (_number, get, post) => {
    const { PLATFORM_METHODS } = await import('./names');
    const table: Readonly<Record<string, string>> = PLATFORM_METHODS;
    for (const name of words(get)) expect(table[name], name).toBe('GET');
    for (const name of words(post)) expect(table[name], name).toBe('POST');
  });

  it('R-API-21: are these, letter by letter, and no others', async () => {
    const { PLATFORM_METHODS } = await import('./names');
    const names = CALLS.flatMap(([, get, post]) => [...words(get), ...words(post)]);
    expect(Object.keys(PLATFORM_METHODS).sort()).toEqual(names.sort());
  });

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
    expect(defineMethod()('games.get', output)).toEqual({
      name: 'games.get',
      verb: 'GET',
      output,
      listFields: [],
      hasNoBody: false,
    });
    const said = { listFields: ['b'], hasNoBody: true };
    expect(defineMethod()('auth.login', output, said)).toMatchObject({ verb: 'POST', ...said });
  });
});
