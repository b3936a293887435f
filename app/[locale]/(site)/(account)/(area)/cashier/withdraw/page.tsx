import { WithdrawPanel } from '@/components/cashier/withdrawal/withdraw-panel';
import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('withdraw');

export default async function WithdrawPage() {
  const account = await requireAccount('withdraw');
  const { settings, isMethodRow, recentItems, dateTimeJoiner } = await loadCashierSetup(account.locale);
  return (
    <AccountPage account={account} namespaces={['cashier']}>
      <WithdrawPanel
        settings={settings}
        isMethodRow={isMethodRow}
        recentItems={recentItems}
        dateTimeJoiner={dateTimeJoiner}
      />
    </AccountPage>
  );
}
