import { redirectWithQuery, type RedirectProps } from '@/lib/routing/redirect-with-query.server';
import { paths } from '@/lib/routing/paths';

export const dynamic = 'force-dynamic';

/** The cashier starts with the deposit (R-ROUTE-07, R-ROUTE-34). */
export default function CashierPage(props: RedirectProps) {
  return redirectWithQuery(paths.deposit(), props);
}
