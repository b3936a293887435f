import { serverClockOffset } from '@/lib/browser/server-clock';
import { readStoredValue, storeValue } from '@/lib/cashback/player-storage';
import { readNewestCashback } from '@/lib/cashback/read-cashback';
import { cashbackState } from '@/lib/cashback/rules';
import type { WireCashback } from '@/lib/cashback/schema';
import { isUnseenCashback, SEEN_CASHBACK_KEY } from '@/lib/cashback/unseen-rules';
import { readReward } from '@/lib/money/rules';
import { stripLocale } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';
import { selectUid, useSession } from '@/stores/session';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { whenFree } from '@/components/dialogs/when-free';

/**
 * Shows the newest cashback once, and stores on the platform that it was seen (R-CBACK-04 to R-CBACK-07). Not important
 * enough to interrupt the player on failure, or while they are busy.
 */
export async function showUnseenCashback(uid: number): Promise<void> {
  try {
    const newest = await readUnseen(uid);
    if (!newest) return;
    const reward = readReward(newest.description);
    const state = cashbackState(newest, await siteTime(newest));
    await whenFree();
    if (selectUid(useSession.getState()) !== uid) return;
    // The cashback page already shows it; it stays unseen until the dialog is closed.
    if (isCashbackPage()) return;
    await openDialog('unseenCashback', {
      ...reward,
      id: newest.id,
      isTakeable: state === 'active',
      isOver: state === 'expired',
    });
    // Sign-out also closes the popup; then it does not count as seen.
    if (selectUid(useSession.getState()) !== uid) return;
    await storeValue(uid, SEEN_CASHBACK_KEY, newest.id);
  } catch (error) {
    await reactToError(error, 'log');
  }
}

function isCashbackPage(): boolean {
  return stripLocale(window.location.pathname).path === paths.profile('cashback');
}

/** Site time in milliseconds: a wrong device clock must not decide whether the cashback has expired. */
async function siteTime({ receiving_expired_at }: WireCashback): Promise<number> {
  return Date.now() + (receiving_expired_at === null ? 0 : await serverClockOffset());
}

async function readUnseen(uid: number) {
  const newest = await readNewestCashback();
  if (!newest) return null;
  const value = await readStoredValue(uid, SEEN_CASHBACK_KEY);
  return isUnseenCashback(newest, value) ? newest : null;
}
