import type { TransactionRoute } from '@/components/cashier/result/read-transaction';
import { PayResult, payResultMetadata } from '../../pay-result';

export const dynamic = 'force-dynamic';

export const generateMetadata = (route: TransactionRoute) => payResultMetadata('fail', route);

export default function PayFailPage(route: TransactionRoute) {
  return <PayResult kind="fail" route={route} />;
}
