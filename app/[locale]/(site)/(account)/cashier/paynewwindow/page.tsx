import { paymentMetadata } from '@/components/profile/account-frame';
import { payPaths } from '@/lib/routing/pay-paths';
import { PayElsewhere } from '../pay-elsewhere';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => paymentMetadata(payPaths.newWindow());

export default function PayNewWindowPage() {
  return <PayElsewhere name="payNewWindow" path={payPaths.newWindow()} />;
}
