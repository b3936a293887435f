import { expect, it } from 'vitest';
import { user as account } from '@/lib/session/schema';
import { accountStates } from './account-state-text';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const statesOf = (user: object | null, hasTwoFactor = true) =>
  accountStates({ off: [], hasTwoFactor }, user && account.parse({ uid: 7, ...user }), (key) => key);

it('names the state of each page by a word or a sum', () => {
  expect(statesOf({ is_verified: true, balance_main: eur(12.5), balance_bonus: eur(0) })).toMatchObject({
    wallet: '12.50\u00A0€',
    bonuses: '',
    history: '',
    verification: 'verified',
    notification: 'newsOff',
    security: 'twoFactorOff',
  });
  const other = { is_on_verification: true, is_subscribed: true, two_factor_auth: true };
  expect(statesOf({ ...other, balance_bonus: eur(20) })).toMatchObject({
    bonuses: '20\u00A0€',
    verification: 'inReview',
    notification: 'newsOn',
    security: 'twoFactorOn',
  });
});

it('R-2FA-08: shows nothing at the security page where the site has no two-factor authentication', () => {
  expect(statesOf({}, false)).not.toHaveProperty('security');
});

it('leaves the texts empty where the account is not known', () => {
  expect(statesOf(null)).toMatchObject({ wallet: '', verification: '', security: '' });
});
