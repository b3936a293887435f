import { Wallet } from '@/components/cashier/wallet/wallet';
import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { paths } from '@/lib/routing/paths';
import { loadGeneralInfo } from '@/lib/session/loader';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('wallet', paths.wallet());
}

export default async function WalletPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, paths.wallet());
  const [info, { recentItems, dateTimeJoiner }] = await Promise.all([
    loadGeneralInfo(locale),
    loadCashierSetup(locale),
  ]);
  return (
    <AccountPage pageKey="wallet" path={paths.wallet()} namespaces={['cashier', 'menu.balances']}>
      <Wallet
        currencies={info?.available_currencies ?? []}
        recentItems={recentItems}
        joiner={dateTimeJoiner}
      />
    </AccountPage>
  );
}
