import { useTranslations } from 'next-intl';
import { formatAmount } from '@/lib/format/money';
import type { User } from '@/lib/session/schema';
import { useSession } from '@/stores/session';
import type { AccountPageKey } from './account-pages';

type StateKey =
  | 'verified'
  | 'inReview'
  | 'toVerify'
  | 'incomplete'
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'newsOn'
  | 'newsOff';

/** As a word or a sum; renders nothing if the account has no data for the page. */
export function AccountState({ page }: { page: AccountPageKey }) {
  const t = useTranslations('profile.state');
  const user = useSession((state) => state.user);
  if (!user) return null;
  const sum = sumOf(page, user);
  if (sum) return formatAmount(sum);
  const key = stateOf(page, user);
  return key && t(key);
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
