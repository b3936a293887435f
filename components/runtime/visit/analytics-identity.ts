import { pushAnalytics } from '@/lib/browser/data-layer';
import { selectUid, useSession } from '@/stores/session';

/**
 * Keeps the identity that analytics know in step with the session: set with a player, unset with null when nobody is
 * signed in any more, before the page is left (R-TRACK-04). Only the number of the account is told.
 */
export function followIdentity(): () => void {
  let known = 0;
  const follow = (uid: number) => {
    if (uid === known) return;
    known = uid;
    pushAnalytics({ event: 'identity', user_id: uid > 0 ? String(uid) : null });
  };
  follow(selectUid(useSession.getState()));
  return useSession.subscribe((state) => follow(selectUid(state)));
}
