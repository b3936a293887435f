import { Suspense } from 'react';
import { History } from '@/components/cashier/history/history';
import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('history', paths.history());
}

export default async function HistoryPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, paths.history());
  const { historyPageSize, dateTimeJoiner } = await loadCashierSetup(locale);
  return (
    <AccountPage pageKey="history" path={paths.history()} namespaces={['cashier']}>
      <Suspense>
        <History pageSize={historyPageSize} joiner={dateTimeJoiner} />
      </Suspense>
    </AccountPage>
  );
}
