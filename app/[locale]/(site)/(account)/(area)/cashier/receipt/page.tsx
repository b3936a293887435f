import { Suspense } from 'react';
import { Receipt } from '@/components/cashier/history/receipt';
import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('receipt');

export default accountPage('receipt', ['cashier'], async ({ locale }) => {
  const { dateTimeJoiner } = await loadCashierSetup(locale);
  return (
    <Suspense>
      <Receipt joiner={dateTimeJoiner} />
    </Suspense>
  );
});
