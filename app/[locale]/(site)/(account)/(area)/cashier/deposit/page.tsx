import { loadDepositPage } from '@/components/cashier/load-cashier.server';
import { DepositPanel } from '@/components/cashier/deposit-panel';
import { accountMetadata, AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('deposit', paths.deposit());
}

export default async function DepositPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, paths.deposit());
  const setup = await loadDepositPage(locale);
  return (
    <AccountPage pageKey="deposit" path={paths.deposit()} namespaces={['cashier']}>
      <DepositPanel {...setup} sysname={null} />
    </AccountPage>
  );
}
