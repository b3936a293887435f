import { accountMetadata } from '@/components/profile/account-page';
import { paths } from '@/lib/routing/paths';
import { PayElsewhere } from '../pay-elsewhere';

export const dynamic = 'force-dynamic';

export function generateMetadata() {
  return accountMetadata('payment', paths.payMobile());
}

export default function PayMobilePage() {
  return <PayElsewhere name="payMobile" path={paths.payMobile()} />;
}
