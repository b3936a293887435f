import type { TransactionRoute } from '@/components/cashier/result/read-transaction';
import { PayResult, payResultMetadata } from '../../pay-result';

export const dynamic = 'force-dynamic';

export const generateMetadata = (route: TransactionRoute) => payResultMetadata('success', route);

export default function PaySuccessPage(route: TransactionRoute) {
  return <PayResult kind="success" route={route} />;
}
