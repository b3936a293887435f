import { redirectWithQuery } from '@/lib/routing/redirect-with-query.server';
import { paths } from '@/lib/routing/paths';

export const dynamic = 'force-dynamic';

/** The profile starts with its settings (R-ROUTE-20). */
export default function ProfilePage() {
  return redirectWithQuery(paths.profile());
}
