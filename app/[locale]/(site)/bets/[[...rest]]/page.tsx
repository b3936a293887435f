import { redirectWithQuery } from '@/lib/routing/redirect-with-query.server';
import { paths } from '@/lib/routing/paths';

export const dynamic = 'force-dynamic';

/** Placeholder route (R-ROUTE-26): redirects players; a guard has already redirected guests home. */
export default function BetsRoute() {
  return redirectWithQuery(paths.profile('bets'));
}
