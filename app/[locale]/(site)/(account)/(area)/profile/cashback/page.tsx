import { CashbackPanel } from '@/components/cashback/cashback-panel';
import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('cashback');

export default accountPage('cashback', ['rewards'], async ({ locale }) => {
  const { historyPageSize, dateTimeJoiner } = await loadCashierSetup(locale);
  return <CashbackPanel pageSize={historyPageSize} joiner={dateTimeJoiner} />;
});
