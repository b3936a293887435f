import { pushAnalytics } from '@/lib/browser/data-layer';

let told = 0;

/**
 * Tells analytics whose document this is, each change once (R-TRACK-04): only the number of the account, or null when
 * nobody is signed in any more.
 * @param uid 0 for nobody.
 */
export function tellIdentity(uid: number): void {
  if (uid === told) return;
  told = uid;
  pushAnalytics({ event: 'identity', user_id: uid > 0 ? String(uid) : null });
}
