import { WithdrawPanel } from '@/components/cashier/withdrawal/withdraw-panel';
import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('withdraw', paths.withdraw());
}

export default async function WithdrawPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, paths.withdraw());
  const { settings, isMethodRow, recentItems, dateTimeJoiner } = await loadCashierSetup(locale);
  return (
    <AccountPage pageKey="withdraw" path={paths.withdraw()} namespaces={['cashier']}>
      <WithdrawPanel
        settings={settings}
        isMethodRow={isMethodRow}
        recentItems={recentItems}
        dateTimeJoiner={dateTimeJoiner}
      />
    </AccountPage>
  );
}
