import { reportIdentity } from '@/lib/analytics/identity';
import { selectUid, useSession } from '@/stores/session';

/**
 * Keeps the identity that analytics know in step with the session: set with a player, unset when nobody is signed in
 * any more, before the page is left (R-TRACK-04).
 */
export function followIdentity(): () => void {
  const follow = () => reportIdentity(selectUid(useSession.getState()));
  follow();
  return useSession.subscribe(follow);
}
