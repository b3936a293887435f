import { pushAnalytics } from '@/lib/browser/data-layer';

let reported = 0;

/**
 * Reports the document's player to analytics, once per change (R-TRACK-04): the account number or null.
 * @param uid 0 for nobody.
 */
export function reportIdentity(uid: number): void {
  if (uid === reported) return;
  reported = uid;
  pushAnalytics({ event: 'identity', user_id: uid > 0 ? String(uid) : null });
}
