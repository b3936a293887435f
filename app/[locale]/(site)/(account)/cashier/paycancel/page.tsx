import { SystemPage } from '@/components/content/system-page';
import { paymentMetadata, PaymentPage } from '@/components/profile/account-frame';
import { currentLocale } from '@/i18n/locale.server';
import { payPaths } from '@/lib/routing/pay-paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => paymentMetadata(payPaths.cancel());

export default async function PayCancelPage() {
  const user = await requirePlayer(await currentLocale(), payPaths.cancel());
  return (
    <PaymentPage path={payPaths.cancel()} user={user}>
      <SystemPage name="payCancel" />
    </PaymentPage>
  );
}
