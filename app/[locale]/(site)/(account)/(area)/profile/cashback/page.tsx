import { CashbackPanel } from '@/components/cashback/cashback-panel';
import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

const PATH = paths.profile('cashback');

export function generateMetadata() {
  return accountMetadata('cashback', PATH);
}

export default async function CashbackPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, PATH);
  const { historyPageSize, dateTimeJoiner } = await loadCashierSetup(locale);
  return (
    <AccountPage pageKey="cashback" path={PATH} namespaces={['rewards']}>
      <CashbackPanel pageSize={historyPageSize} joiner={dateTimeJoiner} />
    </AccountPage>
  );
}
