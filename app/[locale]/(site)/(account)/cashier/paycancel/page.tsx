import { SystemPage } from '@/components/content/system-page';
import { accountMetadata, PaymentPage } from '@/components/profile/account-frame';
import { currentLocale } from '@/i18n/locale.server';
import { payPaths } from '@/lib/routing/pay-paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('payment', payPaths.cancel());
}

export default async function PayCancelPage() {
  await requirePlayer(await currentLocale(), payPaths.cancel());
  return (
    <PaymentPage path={payPaths.cancel()}>
      <SystemPage name="payCancel" />
    </PaymentPage>
  );
}
