import { CashbackPanel } from '@/components/cashback/cashback-panel';
import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('cashback');

export default async function CashbackPage() {
  const account = await requireAccount('cashback');
  const { historyPageSize, dateTimeJoiner } = await loadCashierSetup(account.locale);
  return (
    <AccountPage account={account} namespaces={['rewards']}>
      <CashbackPanel pageSize={historyPageSize} joiner={dateTimeJoiner} />
    </AccountPage>
  );
}
