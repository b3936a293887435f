import { Suspense } from 'react';
import { History } from '@/components/cashier/history/history';
import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('history');

export default accountPage('history', ['cashier'], async ({ locale }) => {
  const { historyPageSize } = await loadCashierSetup(locale);
  return (
    <Suspense>
      <History pageSize={historyPageSize} />
    </Suspense>
  );
});
