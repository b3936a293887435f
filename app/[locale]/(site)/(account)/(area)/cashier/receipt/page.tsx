import { Suspense } from 'react';
import { Receipt } from '@/components/cashier/history/receipt';
import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('receipt');

export default async function ReceiptPage() {
  const account = await requireAccount('receipt');
  const { dateTimeJoiner } = await loadCashierSetup(account.locale);
  return (
    <AccountPage account={account} namespaces={['cashier']}>
      <Suspense>
        <Receipt joiner={dateTimeJoiner} />
      </Suspense>
    </AccountPage>
  );
}
