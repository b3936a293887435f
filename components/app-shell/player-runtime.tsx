import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { readStored } from '@/lib/browser/storage';
import { selectUid, useSession } from '@/stores/session';
import { watchBalance } from './session/balance-polling';
import { followCurrency } from '@/components/shared/session/currency-tabs';
import { watchInactivity } from '@/components/session/inactivity';
import { preloadDialogs } from './dialogs/preload-dialogs';
// Not lazy, so that a sign-out in another tab takes effect at once, even on a slow connection.
import '@/components/shared/session/session-change';

const PlayerPopups = lazyPart(() => import('./player-popups').then((module) => module.PlayerPopups));
const LoyaltyNotices = lazyPart(() =>
  import('@/components/loyalty/loyalty-notices').then((module) => module.LoyaltyNotices),
);

/** While a player is signed in: timers from sign-in to sign-out (R-SESS-07, R-SESS-11), popups, notices. */
export function PlayerRuntime() {
  const uid = useSession(selectUid);
  useEffect(() => {
    if (readStored('sign_out_reason') === 'failed') void sayStillSignedIn();
    const stopInactivity = watchInactivity();
    const stopBalance = watchBalance();
    const stopCurrency = followCurrency();
    return () => {
      stopCurrency();
      stopBalance();
      stopInactivity();
    };
  }, [uid]);
  useEffect(preloadDialogs, []);
  return (
    <>
      <PlayerPopups />
      <LoyaltyNotices />
    </>
  );
}

async function sayStillSignedIn(): Promise<void> {
  const { showStillSignedInReason } = await import('@/components/shared/session/sign-out-notice');
  await showStillSignedInReason();
}
