import { serverClockOffset } from '@/lib/browser/server-clock';
import { setStored } from '@/lib/cashback/api';
import { noteStoredKey, readStoredValue } from '@/lib/cashback/player-storage';
import { readNewestCashback } from '@/lib/cashback/read-cashback';
import { cashbackState } from '@/lib/cashback/rules';
import type { WireCashback } from '@/lib/cashback/schema';
import { isUnseenCashback, SEEN_CASHBACK_KEY } from '@/lib/cashback/unseen-rules';
import { callAction } from '@/lib/money/mutations';
import { readReward } from '@/lib/money/rules';
import { stripLocale } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { openDialog } from '@/stores/dialogs';
import { selectUid, useSession } from '@/stores/session';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { whenFree } from '@/components/dialogs/when-free';

/**
 * Shows the newest cashback once, and remembers on the platform that it was seen (R-CBACK-04 to R-CBACK-07). Nothing
 * of it is worth disturbing a player for when it fails, nor while the player does something else.
 */
export async function showUnseenCashback(uid: number): Promise<void> {
  try {
    const newest = await readUnseen(uid);
    if (!newest) return;
    const reward = readReward(newest.description);
    const state = cashbackState(newest, await siteTime(newest));
    await whenFree();
    if (selectUid(useSession.getState()) !== uid) return;
    // The page of cashbacks shows it already.
    if (!isCashbackPage())
      await openDialog('unseenCashback', {
        ...reward,
        id: newest.id,
        isTakeable: state === 'active',
        isOver: state === 'expired',
      });
    // The popup also closes because the player signed out; then nobody has seen it.
    if (selectUid(useSession.getState()) !== uid) return;
    await callAction(setStored, { key: SEEN_CASHBACK_KEY, value: newest.id });
    noteStoredKey(uid, SEEN_CASHBACK_KEY);
  } catch (error) {
    await reactToError(error, 'log');
  }
}

function isCashbackPage(): boolean {
  return stripLocale(window.location.pathname).path === paths.profile('cashback');
}

/** The site's time in milliseconds: whether the time to take it is over is not for a wrong device clock to say. */
async function siteTime({ receiving_expired_at }: WireCashback): Promise<number> {
  return Date.now() + (receiving_expired_at === null ? 0 : await serverClockOffset());
}

async function readUnseen(uid: number) {
  const newest = await readNewestCashback();
  if (!newest) return null;
  const value = await readStoredValue(uid, SEEN_CASHBACK_KEY);
  return isUnseenCashback(newest, value) ? newest : null;
}
