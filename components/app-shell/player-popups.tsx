import { useEffect, useRef } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { pause } from '@/lib/browser/pause';
import { closeDialogNamed, openDialog, useDialogs } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { selectUid, useSession } from '@/stores/session';
import { isBusyPlace } from '@/components/dialogs/busy-places';

/** Before the code of a dialog that did not load is requested again. */
const RETRY_MS = 5_000;
/** The first screen is painted by then. */
const FIRST_PAINT_MS = 1_500;

export function PlayerPopups() {
  const uid = useSession(selectUid);
  const isComplete = useSession(({ user }) => user?.is_registration_completed ?? true);
  useSocialRegistration(uid, isComplete);
  useUnseenCashback(uid, isComplete);
  return null;
}

/** An unfinished social registration must be completed first, on any page (R-AUTH-13) but a fatal one. */
function useSocialRegistration(uid: number, isComplete: boolean): void {
  const isFatal = useFatal(({ kind }) => kind !== null);
  useEffect(() => {
    if (uid === 0 || isComplete || isFatal) return undefined;
    let isWanted = true;
    async function insist(): Promise<void> {
      while (isWanted && isIncomplete(uid)) {
        const result = await openDialog('socialRegistration', {}, { preventClose: true, ifLost: 'lost' });
        if (result === 'lost') await pause(RETRY_MS);
      }
    }
    void insist();
    // The account is complete, another player or nobody is signed in, or a fatal page is shown.
    return () => {
      isWanted = false;
      closeDialogNamed('socialRegistration');
    };
  }, [uid, isComplete, isFatal]);
}

/** The session may be ahead of the last render. */
function isIncomplete(uid: number): boolean {
  const { user } = useSession.getState();
  return user?.uid === uid && user.is_registration_completed === false;
}

/** Once per session; neither over another dialog nor while the player is busy. */
function useUnseenCashback(uid: number, isComplete: boolean): void {
  const path = useSitePath();
  const isBusy = isBusyPlace(path);
  const isFree = useDialogs(({ stack }) => stack.length === 0);
  const askedFor = useRef(0);
  const isWanted = uid > 0 && isComplete && !isBusy && isFree;
  useEffect(() => {
    if (!isWanted || askedFor.current === uid) return;
    askedFor.current = uid;
    // Without its code the page stays as it is.
    offerUnseenCashback(uid).catch(() => undefined);
  }, [isWanted, uid]);
}

/** Its code must not delay the first paint; a player who only looks sees it soon, too. */
async function offerUnseenCashback(uid: number): Promise<void> {
  await Promise.race([firstInteraction(), pause(FIRST_PAINT_MS)]);
  const { showUnseenCashback } = await import('@/components/cashback/unseen-cashback');
  await showUnseenCashback(uid);
}
