import { Wallet } from '@/components/cashier/wallet';
import { accountMetadata, AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
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
  const info = await loadGeneralInfo(locale);
  return (
    <AccountPage pageKey="wallet" path={paths.wallet()} namespaces={['cashier']}>
      <Wallet currencies={info?.available_currencies ?? []} />
    </AccountPage>
  );
}
