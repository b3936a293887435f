import type { Messages } from '@/i18n/catalogue';
import { formatAmount } from '@/lib/format/money';
import type { ProfileChild } from '@/lib/routing/account-parts';
import type { User } from '@/lib/session/schema';
import { accountMenu, type AccountPageKey } from './account-pages';

type StateKey = keyof Messages['profile']['state'];

/**
 * What the account says of a page, as a word or a sum; empty if it has no data for the page.
 * @param t Texts of `profile.state`.
 */
export function accountStateText(page: AccountPageKey, user: User, t: (key: StateKey) => string): string {
  const sum = sumOf(page, user);
  if (sum) return formatAmount(sum);
  const key = stateOf(page, user);
  return key ? t(key) : '';
}

/**
 * The texts of all pages in the menu that may show a state, empty where the account is not known.
 * @param t Texts of `profile.state`.
 */
export function accountStates(
  { off, hasTwoFactor }: { off: readonly ProfileChild[]; hasTwoFactor: boolean },
  user: User | null,
  t: (key: StateKey) => string,
): Partial<Record<AccountPageKey, string>> {
  return Object.fromEntries(
    accountMenu(off)
      .flatMap(({ entries }) => entries)
      .filter(({ key }) => hasTwoFactor || key !== 'security')
      .map(({ key }) => [key, user ? accountStateText(key, user, t) : '']),
  );
}

function sumOf(page: AccountPageKey, user: User) {
  if (page === 'wallet') return user.balance_main;
  const isBonus = page === 'bonuses' && user.balance_bonus !== null && user.balance_bonus.amount > 0;
  return isBonus ? user.balance_bonus : null;
}

function stateOf(page: AccountPageKey, user: User): StateKey | null {
  if (page === 'verification') {
    if (user.is_verified) return 'verified';
    return user.is_on_verification ? 'inReview' : 'toVerify';
  }
  if (page === 'notification') return user.is_subscribed ? 'newsOn' : 'newsOff';
  if (page === 'settings' && !user.is_registration_completed) return 'incomplete';
  if (page !== 'security') return null;
  return user.two_factor_auth ? 'twoFactorOn' : 'twoFactorOff';
}
