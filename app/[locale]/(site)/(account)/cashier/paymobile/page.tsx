import { accountMetadata } from '@/components/profile/account-frame';
import { payPaths } from '@/lib/routing/pay-paths';
import { PayElsewhere } from '../pay-elsewhere';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('payment', payPaths.mobile());
}

export default function PayMobilePage() {
  return <PayElsewhere name="payMobile" path={payPaths.mobile()} />;
}
