import { WithdrawPanel } from '@/components/cashier/withdrawal/withdraw-panel';
import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';

export const generateMetadata = () => accountMetadata('withdraw');

export default accountPage('withdraw', ['cashier'], async ({ locale }) => {
  const { settings, isMethodRow, recentItems } = await loadCashierSetup(locale);
  return <WithdrawPanel settings={settings} isMethodRow={isMethodRow} recentItems={recentItems} />;
});
