import { accountMetadata } from '@/components/profile/account-page';
import { paths } from '@/lib/routing/paths';
import { PayElsewhere } from '../pay-elsewhere';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('payment', paths.payNewWindow());
}

export default function PayNewWindowPage() {
  return <PayElsewhere name="payNewWindow" path={paths.payNewWindow()} />;
}
