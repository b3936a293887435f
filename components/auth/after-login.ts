import { postToTabs } from '@/lib/browser/channel';
import { documentLocale } from '@/lib/browser/document-locale';
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
  isResumed?: boolean;
  bringsPromoCode?: boolean;
}

interface SignIn extends SignedInDetail {
  locale: 'en' | 'fr';
  bringsPromoCode: boolean;
}

const isRegistration = ({ how }: SignIn) => how === 'registration';

/** What follows a sign-in, in this order (R-AUTH-03, R-AUTH-05, R-AUTH-06). A feature that has something to do adds its task here. */
const TASKS: readonly QueueTask<SignIn>[] = [
  { name: 'announce', run: ({ uid, how }) => announceSignIn({ uid, how }) },
  {
    name: 'registration-hint',
    isWanted: isRegistration,
    run: ({ uid }) => useHints.getState().markRegistered(uid),
  },
  // R-OFFER-10: before the loyalty and the profile, which it may change.
  {
    name: 'promo-code',
    isWanted: (signIn) => isRegistration(signIn) || signIn.bringsPromoCode,
    run: ({ locale }) => activateStoredPromoCode(locale),
  },
  {
    name: 'profile',
    run: async () => {
      await queryClient.fetchQuery(profileQuery);
    },
  },
  { name: 'loyalty', run: loadLoyalty },
];

/**
 * Refetches everything that was read for a guest (R-AUTH-04), notifies the other tabs, and runs the queue. Resolves
 * when the queue is through; a sign-out meanwhile ends it.
 * @param isResumed The player of this document came back after a lost session: what the page shows is theirs and
 *   stays while it is refetched, and with it what was typed.
 * @param bringsPromoCode A login after which the stored promo code is activated, as after a registration.
 */
export async function afterLogin({
  isResumed = false,
  bringsPromoCode = false,
  ...detail
}: AfterLogin): Promise<void> {
  postToTabs({ kind: 'signed-in', uid: detail.uid });
  // The lists on the page load again by themselves; the queue does not wait for them.
  void (isResumed ? queryClient.invalidateQueries() : queryClient.resetQueries());
  const locale = documentLocale();
  await runTasks(
    TASKS,
    { ...detail, locale, bringsPromoCode },
    {
      isCurrent: () => selectUid(useSession.getState()) === detail.uid,
      onFailure: (name, error) => {
        reportFailure(`Task "${name}" after the sign-in`, error);
        void reactToError(error, 'log');
      },
    },
  );
}

async function loadLoyalty({ locale }: SignIn): Promise<void> {
  await queryClient.fetchQuery(loyaltyInfoQuery(locale));
}
