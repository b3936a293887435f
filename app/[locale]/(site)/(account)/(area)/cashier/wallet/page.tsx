import { Wallet } from '@/components/cashier/wallet/wallet';
import { accountMetadata } from '@/components/profile/account-frame';
import { accountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { loadGeneralInfo } from '@/lib/session/loader';

export const generateMetadata = () => accountMetadata('wallet');

export default accountPage('wallet', ['cashier', 'menu.balances'], async ({ locale }) => {
  const [info, { recentItems }] = await Promise.all([loadGeneralInfo(locale), loadCashierSetup(locale)]);
  const currencies = info?.available_currencies ?? [];
  return <Wallet currencies={currencies} recentItems={recentItems} />;
});
