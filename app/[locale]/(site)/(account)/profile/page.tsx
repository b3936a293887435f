import { redirectWithQuery, type RedirectProps } from '@/lib/routing/redirect-with-query.server';
import { paths } from '@/lib/routing/paths';

export const dynamic = 'force-dynamic';

/** The profile starts with its settings (R-ROUTE-20). */
export default function ProfilePage(props: RedirectProps) {
  return redirectWithQuery(paths.profile(), props);
}
