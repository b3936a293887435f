import { CashbackPanel } from '@/components/cashback/cashback-panel';
import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('cashback');

export default accountPage('cashback', ['rewards', 'cashier.dateTimeJoiner'], async ({ locale }) => {
  const { historyPageSize } = await loadCashierSetup(locale);
  return <CashbackPanel pageSize={historyPageSize} />;
});
