import type { IconName } from '@/components/ui/icon';
import type { ProfileChild } from '@/lib/routing/account-parts';
import { paths } from '@/lib/routing/paths';

/** Pages of the account area: those with a menu entry, and those with only a title. */
export type AccountPageKey =
  | 'deposit'
  | 'withdraw'
  | 'wallet'
  | 'history'
  | 'receipt'
  | 'payment'
  | ProfileChild;

export interface AccountEntry {
  key: AccountPageKey;
  href: string;
  icon: IconName;
}

const CASHIER_ENTRIES = [
  { key: 'deposit', href: paths.deposit(), icon: 'plus' },
  { key: 'withdraw', href: paths.withdraw(), icon: 'card' },
  { key: 'wallet', href: paths.wallet(), icon: 'wallet' },
  { key: 'history', href: paths.history(), icon: 'history' },
] as const satisfies readonly AccountEntry[];

const PROFILE_ICONS: Record<ProfileChild, IconName> = {
  settings: 'user',
  security: 'lock',
  notification: 'bell',
  verification: 'shield',
  bonuses: 'gift',
  bets: 'dice',
  cashback: 'handCoins',
  loyalty: 'crown',
  'responsible-game': 'hourglass',
};

type AccountGroup = 'money' | 'play' | 'person' | 'safety';

/** @param off Children that the site settings switch off, which are left out (R-PROF-12, R-PROF-16). */
export function accountMenu(
  off: readonly ProfileChild[],
): { key: AccountGroup; entries: readonly AccountEntry[] }[] {
  const children = (...names: readonly ProfileChild[]) =>
    names
      .filter((child) => !off.includes(child))
      .map((child) => ({ key: child, href: paths.profile(child), icon: PROFILE_ICONS[child] }));
  return [
    { key: 'money', entries: CASHIER_ENTRIES },
    { key: 'play', entries: children('bonuses', 'cashback', 'loyalty', 'bets') },
    { key: 'person', entries: children('settings', 'notification') },
    { key: 'safety', entries: children('security', 'verification', 'responsible-game') },
  ];
}
