import { pushAnalytics } from '@/lib/browser/data-layer';

let reported = 0;

/**
 * Reports the player's account number, or null, once per change (R-TRACK-04).
 * @param uid 0 for nobody.
 * @param isSignOut Reports in any case: a tag may hold the identity that an earlier document reported.
 */
export function reportIdentity(uid: number, isSignOut?: boolean): void {
  if (uid === reported && !isSignOut) return;
  reported = uid;
  pushAnalytics({ event: 'identity', user_id: uid > 0 ? String(uid) : null });
}
