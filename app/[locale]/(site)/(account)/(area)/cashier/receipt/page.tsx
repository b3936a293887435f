import { Suspense } from 'react';
import { Receipt } from '@/components/cashier/history/receipt';
import { accountMetadata } from '@/components/profile/account-frame';
import { AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { payPaths } from '@/lib/routing/pay-paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('receipt', payPaths.receipt());
}

export default async function ReceiptPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, payPaths.receipt());
  const { dateTimeJoiner } = await loadCashierSetup(locale);
  return (
    <AccountPage pageKey="receipt" path={payPaths.receipt()} namespaces={['cashier']}>
      <Suspense>
        <Receipt joiner={dateTimeJoiner} />
      </Suspense>
    </AccountPage>
  );
}
