import { useEffect, useRef } from 'react';
import { useSitePath } from '@/components/ui/site-path';
import { firstInteraction } from '@/lib/browser/first-interaction';
import { closeDialogNamed, openDialog, useDialogs } from '@/stores/dialogs';
import { selectUid, useSession } from '@/stores/session';
import { isBusyPlace } from '@/components/dialogs/busy-places';

export function PlayerPopups() {
  const uid = useSession(selectUid);
  const isComplete = useSession(({ user }) => user?.is_registration_completed ?? true);
  useSocialRegistration(uid, isComplete);
  useUnseenCashback(uid, isComplete);
  return null;
}

/** An unfinished social registration must be completed first, on any page (R-AUTH-13). */
function useSocialRegistration(uid: number, isComplete: boolean): void {
  const isOpen = useDialogs(({ stack }) => stack.some(({ name }) => name === 'socialRegistration'));
  useEffect(() => {
    if (uid > 0 && !isComplete) void openDialog('socialRegistration', {}, { preventClose: true });
  }, [uid, isComplete, isOpen]);
  // The reason is gone: the account is complete, or another player or nobody is signed in.
  useEffect(
    () => (uid > 0 && !isComplete ? () => closeDialogNamed('socialRegistration') : undefined),
    [uid, isComplete],
  );
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

/** Its code must not delay the first paint. */
async function offerUnseenCashback(uid: number): Promise<void> {
  await firstInteraction();
  const { showUnseenCashback } = await import('@/components/cashback/unseen-cashback');
  await showUnseenCashback(uid);
}
