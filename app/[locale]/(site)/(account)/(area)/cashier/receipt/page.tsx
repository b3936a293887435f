import { Suspense } from 'react';
import { Receipt } from '@/components/cashier/history/receipt';
import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';

export const generateMetadata = () => accountMetadata('receipt');

export default accountPage('receipt', ['cashier'], () => (
  <Suspense>
    <Receipt />
  </Suspense>
));
