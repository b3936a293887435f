import { pushAnalytics } from '@/lib/browser/data-layer';

let reported = 0;

/** Reports the player's account number, or null, once per change (R-TRACK-04). @param uid 0 for nobody. */
export function reportIdentity(uid: number): void {
  if (uid === reported) return;
  reported = uid;
  pushAnalytics({ event: 'identity', user_id: uid > 0 ? String(uid) : null });
}

/** Clears the identity on leaving, even if this document never reported one: a tag may hold that of an earlier one. */
export function clearIdentity(): void {
  reported = 0;
  pushAnalytics({ event: 'identity', user_id: null });
}
