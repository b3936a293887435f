import { Wallet } from '@/components/cashier/wallet/wallet';
import { accountMetadata, requireAccount } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { loadGeneralInfo } from '@/lib/session/loader';

export const generateMetadata = () => accountMetadata('wallet');

export default async function WalletPage() {
  const account = await requireAccount('wallet');
  const [info, { recentItems, dateTimeJoiner }] = await Promise.all([
    loadGeneralInfo(account.locale),
    loadCashierSetup(account.locale),
  ]);
  return (
    <AccountPage account={account} namespaces={['cashier', 'menu.balances']}>
      <Wallet
        currencies={info?.available_currencies ?? []}
        recentItems={recentItems}
        joiner={dateTimeJoiner}
      />
    </AccountPage>
  );
}
