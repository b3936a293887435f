import { Suspense } from 'react';
import { Receipt } from '@/components/cashier/receipt';
import { accountMetadata, AccountPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('receipt', paths.receipt());
}

export default async function ReceiptPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, paths.receipt());
  const { dateTimeJoiner } = await loadCashierSetup(locale);
  return (
    <AccountPage pageKey="receipt" path={paths.receipt()} namespaces={['cashier']}>
      <Suspense>
        <Receipt joiner={dateTimeJoiner} />
      </Suspense>
    </AccountPage>
  );
}
