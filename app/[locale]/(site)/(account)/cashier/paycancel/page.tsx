import { SystemPage } from '@/components/content/system-page';
import { accountMetadata, PaymentPage } from '@/components/profile/account-page';
import { currentLocale } from '@/i18n/locale.server';
import { paths } from '@/lib/routing/paths';
import { requirePlayer } from '@/lib/session/require-player.server';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('payment', paths.payCancel());
}

export default async function PayCancelPage() {
  await requirePlayer(await currentLocale(), paths.payCancel());
  return (
    <PaymentPage path={paths.payCancel()}>
      <SystemPage name="payCancel" />
    </PaymentPage>
  );
}
