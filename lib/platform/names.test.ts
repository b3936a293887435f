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

  it('are money methods where they move money or points', async () => {
    const { MONEY_METHODS } = await import('./names');
    expect([...MONEY_METHODS].sort()).toEqual([
      'BettingBonuses.activate',
      'BettingBonuses.remove',
      'bonuses.activate',
      'bonuses.deactivate',
      'bonuses.remove',
      'campaigns.activateOffer',
      'campaigns.takepromotions',
      'cashbacks.payout',
      'cashbacks.remove',
      'cashier.cancelwithdrawal',
      'cashier.makedeposit',
      'cashier.makewithdrawal',
      'loyalty.buyproduct',
    ]);
  });

  it('are own entries of the table only', async () => {
    const { isPlatformMethod } = await import('./names');
    expect(['games.get', 'no.method', '', 'toString', '__proto__'].map(isPlatformMethod)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
