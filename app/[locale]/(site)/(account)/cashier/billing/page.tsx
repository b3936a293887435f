import { redirectWithQuery } from '@/lib/routing/redirect-with-query.server';
import { paths } from '@/lib/routing/paths';

export const dynamic = 'force-dynamic';

/** Old address of the deposit (R-ROUTE-08). */
export default function BillingPage() {
  return redirectWithQuery(paths.deposit());
}
