import { postToTabs } from '@/lib/browser/channel';
import { reportFailure } from '@/lib/browser/report';
import { loyaltyInfoQuery } from '@/lib/loyalty/queries';
import { profileQuery } from '@/lib/profile/queries';
import { announceSignIn, type SignedInDetail } from '@/lib/session/signed-in-event';
import { runTasks, type QueueTask } from '@/lib/session/task-queue';
import { useHints } from '@/stores/hints';
import { selectUid, useSession } from '@/stores/session';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import { queryClient } from '@/components/shared/query/query-client';
import { activateStoredPromoCode } from '@/components/offers/stored-promo-code';

export interface AfterLogin extends SignedInDetail {
  /** The same player signed in again after a lost session: the page keeps their data, and what was typed. */
  isResumed?: boolean;
  /** Activate the stored promo code. */
  bringsPromoCode?: boolean;
  /** Address the player is going to, with locale prefix. */
  target?: string;
}

/** In this order (R-AUTH-03, R-AUTH-05, R-AUTH-06). Features add their own tasks here. */
const TASKS: readonly QueueTask<AfterLogin>[] = [
  { name: 'announce', run: ({ uid, how }) => announceSignIn({ uid, how }) },
  {
    name: 'registration-hint',
    applies: ({ how }) => how === 'registration',
    run: ({ uid }) => useHints.getState().markRegistered(uid),
  },
  // R-OFFER-10: before the loyalty and profile tasks, whose data it may change.
  {
    name: 'promo-code',
    applies: ({ bringsPromoCode }) => bringsPromoCode === true,
    run: ({ target }) => activateStoredPromoCode(target),
  },
  {
    name: 'profile',
    run: async () => {
      await queryClient.fetchQuery(profileQuery);
    },
  },
  { name: 'loyalty', run: loadLoyalty },
];

/** Refetches what was read as a guest (R-AUTH-04), notifies the tabs and runs the queue; a sign-out aborts it. */
export async function afterLogin(signIn: AfterLogin): Promise<void> {
  postToTabs({ kind: 'signed-in', uid: signIn.uid });
  // Lists on the page refetch by themselves; the queue does not wait for them.
  void (signIn.isResumed ? queryClient.invalidateQueries() : queryClient.resetQueries());
  await runTasks(TASKS, signIn, {
    isCurrent: () => selectUid(useSession.getState()) === signIn.uid,
    onFailure: (name, error) => {
      reportFailure(`Task "${name}" after the sign-in`, error);
      void reactToError(error, 'log');
    },
  });
}

async function loadLoyalty(): Promise<void> {
  await queryClient.fetchQuery(loyaltyInfoQuery);
}
