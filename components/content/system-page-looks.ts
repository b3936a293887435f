import type { IconName } from '@/components/ui/icon';
import type { SystemPageName } from '@/lib/content/system-pages';
import { paths } from '@/lib/routing/paths';

interface SystemPageLook {
  /** The pending page shows a spinner instead (R-LAY-05). */
  icon: IconName;
  /** Target of the button (R-LAY-06 to R-LAY-09); null reloads the page. */
  href: string | null;
  tone: 'good' | 'bad' | 'calm';
  /** Secondary if the page itself has a better next step. */
  buttonLook?: 'secondary';
}

/** Icon and button target of each system page (R-LAY-03). Targets the specification leaves open lead home. */
export const SYSTEM_PAGE_LOOKS: Record<SystemPageName, SystemPageLook> = {
  maintenance: { icon: 'tool', href: null, tone: 'calm' },
  payCancel: { icon: 'ban', href: paths.deposit(), tone: 'calm' },
  payFail: { icon: 'alert', href: paths.deposit(), tone: 'bad', buttonLook: 'secondary' },
  payMobile: { icon: 'phone', href: paths.deposit(), tone: 'calm' },
  payNewWindow: { icon: 'window', href: paths.deposit(), tone: 'calm' },
  payPending: { icon: 'spinner', href: paths.history(), tone: 'calm' },
  paySuccess: { icon: 'checkCircle', href: paths.gameHall(), tone: 'good' },
  notFound: { icon: 'dice', href: paths.home(), tone: 'calm' },
  forbidden: { icon: 'lock', href: paths.home(), tone: 'bad' },
  userBlocked: { icon: 'userBlocked', href: paths.support(), tone: 'bad' },
  unsubscribe: { icon: 'mail', href: paths.home(), tone: 'good' },
  errors: { icon: 'alert', href: paths.gameHall(), tone: 'bad' },
};
