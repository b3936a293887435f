import { CASHBACK_READ, getCashbacks, getStored, setStored } from '@/lib/cashback/api';
import { isTakeable, isUnseenCashback, SEEN_CASHBACK_KEY } from '@/lib/cashback/unseen-rules';
import { callAction } from '@/lib/money/mutations';
import { readReward } from '@/lib/money/rules';
import { actPlatform } from '@/lib/platform/act';
import { openDialog } from '@/stores/dialogs';
import { selectUid, useSession } from '@/stores/session';
import { reactToError } from './error-reactions';

/**
 * Shows the newest cashback once, and remembers on the platform that it was seen (R-CBACK-04 to R-CBACK-07). Nothing
 * of it is worth disturbing a player for when it fails.
 */
export async function showUnseenCashback(uid: number): Promise<void> {
  try {
    const newest = await readUnseen();
    if (!newest || selectUid(useSession.getState()) !== uid) return;
    const reward = readReward(newest.description);
    await openDialog('unseenCashback', {
      ...reward,
      id: newest.id,
      isTakeable: isTakeable(newest, Date.now()),
    });
    // The popup also closes because the player signed out; then nobody has seen it.
    if (selectUid(useSession.getState()) !== uid) return;
    await callAction(setStored, { key: SEEN_CASHBACK_KEY, value: newest.id });
  } catch (error) {
    await reactToError(error, 'log');
  }
}

async function readUnseen() {
  const { items } = await actPlatform.call(getCashbacks, {
    ...CASHBACK_READ,
    // The contract names them in this order.
    statuses: ['paid_out', 'active'],
    offset: 0,
    count: 1,
  });
  const [newest] = items;
  if (!newest) return null;
  const { value } = await actPlatform.call(getStored, { key: SEEN_CASHBACK_KEY });
  return isUnseenCashback(newest, value) ? newest : null;
}
