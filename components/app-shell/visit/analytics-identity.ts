import { reportIdentity } from '@/lib/analytics/identity';
import { selectUid, useSession } from '@/stores/session';

/** Follows the session; cleared when nobody is signed in any more, before the page is left (R-TRACK-04). */
export function followIdentity(): () => void {
  const follow = () => reportIdentity(selectUid(useSession.getState()));
  follow();
  return useSession.subscribe(follow);
}
