import { paymentMetadata } from '@/components/profile/account-frame';
import { payPaths } from '@/lib/routing/pay-paths';
import { PayElsewhere } from '../pay-elsewhere';

export const dynamic = 'force-dynamic';

export const generateMetadata = () => paymentMetadata(payPaths.mobile());

export default function PayMobilePage() {
  return <PayElsewhere name="payMobile" path={payPaths.mobile()} />;
}
