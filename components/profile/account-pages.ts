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

export interface AccountFeatures {
  kycProvider: string | null;
  responsibleGaming: boolean;
  betHistory: boolean;
  loyalty: boolean;
}

/** Whether the site settings enable a child page of the profile. */
export function isChildOn(child: ProfileChild, features: AccountFeatures): boolean {
  if (child === 'verification') return features.kycProvider !== null;
  if (child === 'responsible-game') return features.responsibleGaming;
  if (child === 'bets') return features.betHistory;
  return child !== 'loyalty' || features.loyalty;
}

type AccountGroup = 'money' | 'play' | 'person' | 'safety';

/** Disabled children are omitted (R-PROF-12, R-PROF-16). */
export function accountMenu(
  features: AccountFeatures,
): { key: AccountGroup; entries: readonly AccountEntry[] }[] {
  const children = (...names: readonly ProfileChild[]) =>
    names
      .filter((child) => isChildOn(child, features))
      .map((child) => ({ key: child, href: paths.profile(child), icon: PROFILE_ICONS[child] }));
  return [
    { key: 'money', entries: CASHIER_ENTRIES },
    { key: 'play', entries: children('bonuses', 'cashback', 'loyalty', 'bets') },
    { key: 'person', entries: children('settings', 'notification') },
    { key: 'safety', entries: children('security', 'verification', 'responsible-game') },
  ];
}
