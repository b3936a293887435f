import { describe, expect, it } from 'vitest';
import { generalInfo, twoFactorChange, user } from './schema';

describe('an account', () => {
  it('R-SESS-01: a guest has uid 0, no balances and no names', () => {
    expect(user.parse({ uid: 0, login: null, balance_main: null, is_verified: false })).toMatchObject({
      uid: 0,
      login: null,
      balance_main: null,
      is_verified: false,
    });
  });

  it('R-SESS-01: a uid may come as text', () => {
    expect(user.parse({ uid: '1001' }).uid).toBe(1001);
  });

  it.each([null, '1001 or so', '-5', '0.5', -5, 0.5, 5e-324, undefined])(
    'R-SESS-01: a uid of %j is a guest’s',
    (uid) => {
      expect(user.parse({ uid }).uid).toBe(0);
    },
  );

  it('R-SESS-02: reads 1 and 0 as flags and the four balances', () => {
    const money = { amount: 1, currency: 'EUR' };
    expect(
      user.parse({ uid: 1001, is_subscribed: 1, two_factor_auth: 0, balance_main: money, balance_fun: 'x' }),
    ).toMatchObject({
      is_subscribed: true,
      two_factor_auth: false,
      balance_main: money,
      balance_bonus: null,
      balance_fun: null,
    });
  });
});

it('R-SESS-03: general info falls to both languages and to never logging out', () => {
  expect(generalInfo.parse({})).toMatchObject({
    available_locales: ['en', 'fr'],
    default_currency: 'EUR',
    time_to_force_logout: null,
    is_seon_enabled: false,
    analytic: null,
  });
});

it('R-SESS-03: an odd currency or language leaves the others', () => {
  expect(
    generalInfo.parse({ available_currencies: ['EUR', 7, 'USD'], available_locales: ['fr', null] }),
  ).toMatchObject({ available_currencies: ['EUR', 'USD'], available_locales: ['fr'] });
});

it('the time until another two-factor code may be requested is optional', () => {
  expect(twoFactorChange.parse({ result: 1, resend_time: 60 })).toEqual({ result: 1, resend_time: 60 });
  expect(twoFactorChange.parse({ result: 1 })).toEqual({ result: 1, resend_time: null });
});

it('a platform that does not say whether registration is completed does not lock its players out', () => {
  expect(user.parse({ uid: 1001 }).is_registration_completed).toBe(true);
  expect(user.parse({ uid: 1001, is_registration_completed: 0 }).is_registration_completed).toBe(false);
});
