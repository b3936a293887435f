import { redirectWithQuery } from '@/lib/routing/redirect-with-query.server';
import { paths } from '@/lib/routing/paths';

export const dynamic = 'force-dynamic';

/** The cashier starts with the deposit (R-ROUTE-07, R-ROUTE-34). */
export default function CashierPage() {
  return redirectWithQuery(paths.deposit());
}
