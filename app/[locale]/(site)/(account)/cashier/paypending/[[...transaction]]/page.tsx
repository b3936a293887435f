import type { TransactionRoute } from '@/components/cashier/result/read-transaction';
import { PayResult, payResultMetadata } from '../../pay-result';

export const dynamic = 'force-dynamic';

export const generateMetadata = (route: TransactionRoute) => payResultMetadata('pending', route);

export default function PayPendingPage(route: TransactionRoute) {
  return <PayResult kind="pending" route={route} />;
}
