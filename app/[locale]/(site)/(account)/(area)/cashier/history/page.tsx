import { Suspense } from 'react';
import { History } from '@/components/cashier/history/history';
import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('history');

export default async function HistoryPage() {
  const account = await requireAccount('history');
  const { historyPageSize, dateTimeJoiner } = await loadCashierSetup(account.locale);
  return (
    <AccountPage account={account} namespaces={['cashier']}>
      <Suspense>
        <History pageSize={historyPageSize} joiner={dateTimeJoiner} />
      </Suspense>
    </AccountPage>
  );
}
