import { serverClockOffset } from '@/lib/browser/server-clock';
import { readStoredValue, storeValue } from '@/lib/cashback/player-storage';
import { readNewestCashback } from '@/lib/cashback/read-cashback';
import { cashbackState } from '@/lib/cashback/rules';
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
    const clockOffset = newest.receiving_expired_at === null ? 0 : await serverClockOffset();
    await whenFree();
    if (selectUid(useSession.getState()) !== uid) return;
    // The cashback page already shows it; it stays unseen until the dialog is closed.
    if (isCashbackPage()) return;
    // After the wait, during which it may have expired. Site time: the device's clock may be wrong.
    const state = cashbackState(newest, Date.now() + clockOffset);
    const props = {
      ...reward,
      id: newest.id,
      isTakeable: state === 'active',
      isOver: state === 'expired',
    };
    const closing = await openDialog('unseenCashback', props, { ifLost: 'lost' });
    // It never showed, or the player signed out: it does not count as seen.
    if (closing === 'lost') return;
    await storeValue(uid, SEEN_CASHBACK_KEY, newest.id);
  } catch (error) {
    await reactToError(error, 'log');
  }
}

function isCashbackPage(): boolean {
  return stripLocale(window.location.pathname).path === paths.profile('cashback');
}

async function readUnseen(uid: number) {
  const newest = await readNewestCashback();
  if (!newest) return null;
  const value = await readStoredValue(uid, SEEN_CASHBACK_KEY);
  return isUnseenCashback(newest, value) ? newest : null;
}
