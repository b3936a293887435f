import { Suspense } from 'react';
import { PaymentById } from '@/components/cashier/payment-by-id';
import { SystemPage } from '@/components/content/system-page';
import { accountMetadata, PaymentPage } from '@/components/profile/account-page';
import { PlayerPart } from '@/components/profile/player-part';
import { currentLocale } from '@/i18n/locale.server';
import { loadCashierSetup } from '@/lib/cashier/loader';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('payment', paths.payNewWindow());
}

export default async function PayNewWindowPage() {
  const locale = await currentLocale();
  await requirePlayer(locale, paths.payNewWindow());
  const { dateTimeJoiner } = await loadCashierSetup(locale);
  return (
    <PaymentPage path={paths.payNewWindow()}>
      <SystemPage name="payNewWindow">
        <PlayerPart hasSkeleton={false}>
          <Suspense>
            <PaymentById joiner={dateTimeJoiner} />
          </Suspense>
        </PlayerPart>
      </SystemPage>
    </PaymentPage>
  );
}
