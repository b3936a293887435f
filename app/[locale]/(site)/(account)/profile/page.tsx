import { leadOn, type LedOnProps } from '@/app/[locale]/(site)/lead-on';
import { paths } from '@/lib/routing/paths';

export const dynamic = 'force-dynamic';

/** The profile starts with its settings (R-ROUTE-20). */
export default function ProfilePage(props: LedOnProps) {
  return leadOn(paths.profile(), props);
}
