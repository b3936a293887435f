import { useState } from 'react';
import { reactToError } from '@/components/shared/feedback/error-reactions';
import type { SocialType } from '@/lib/auth/social';
import { keepPending, type SocialPending } from '@/lib/auth/social-channel';
import { reportSocialError } from '@/lib/session/login-analytics';
import { socialSignInKind } from '@/lib/session/new-account';
import type { SignInKind } from '@/lib/session/signed-in-event';
import { probeSession } from '@/lib/session/probe';
import type { User } from '@/lib/session/schema';
import type { Probe } from '@/lib/session/types';
import { useNavigation } from '@/stores/navigation';
import { selectIsPlayer, useSession } from '@/stores/session';
import { beginSocialSignIn, hasSocialReturn, takeSocialReturn } from './social-sign-in';

interface SocialSignInOptions extends Pick<SocialPending, 'offer'> {
  type: SocialType;
  /** `target` is the stored address to continue to. A new account is a registration from either tab. */
  onSignedIn(user: User, target: string, how: SignInKind): void;
  /** `error`: exception type, or null if the window reported success but nobody is signed in. */
  onFailed(service: string, error: string | null): void;
}

interface SocialSignIn {
  /** Service whose window is open. */
  waitingFor: string | null;
  start(service: string): void;
}

/** Social sign-in from a form, which waits while the window is open and becomes usable again when it closes. */
export function useSocialSignIn({ type, offer, onSignedIn, onFailed }: SocialSignInOptions): SocialSignIn {
  const [waitingFor, setWaitingFor] = useState<string | null>(null);

  function fail(service: string, error: string | null = null): void {
    // Analytics receive sign-in errors with their code.
    reportSocialError(error ?? 'AuthorizationException');
    onFailed(service, error);
  }

  function start(service: string): void {
    /** Where this page continued after the sign-in; null before. */
    let target: string | null = null;
    const begunAt = Date.now();
    // `isSure`: the window reported success; otherwise the sign-in may not have happened.
    async function settle(isSure: boolean): Promise<void> {
      const probe = await probeSession();
      setWaitingFor(null);
      const failure = probe.kind === 'failed' ? probe.error : undefined;
      void reactToError(failure, 'inline');
      const isReported = isSure || hasSocialReturn();
      if (target !== null) return followLate(target);
      const { user: known } = useSession.getState();
      // A leftover window does not redirect a player who signed in by another method meanwhile. Its message to all tabs
      // also signs this page in, before or after its result, and makes no difference.
      if (known && !isReported) return;
      const user = failure ? known : playerOf(probe);
      if (user) await goOn(user, isReported);
      else if (isReported) fail(service, failure?.type);
    }

    async function goOn(user: User, isReported: boolean): Promise<void> {
      target = takeSocialReturn(backPath);
      onSignedIn(user, target, await socialSignInKind(user, type, begunAt));
      // A window that is still loading closes itself only while its return is expected.
      if (!isReported) keepPending({ mode: 'popup', type, at: begunAt });
    }

    // The sign-in was detected before the window stored the return address.
    function followLate(before: string): void {
      const late = takeSocialReturn(before);
      if (late !== before) useNavigation.getState().goTo(late);
    }

    setWaitingFor(service);
    const backPath = beginSocialSignIn({
      service,
      type,
      offer,
      onResult: async ({ error }) => {
        if (error === null) return settle(true);
        setWaitingFor(null);
        if (!selectIsPlayer(useSession.getState())) fail(service, error);
      },
      onClosed: () => setWaitingFor(null),
      onSilence: () => settle(false),
    });
  }

  return { waitingFor, start };
}

function playerOf(probe: Probe): User | null {
  return probe.kind === 'player' ? probe.user : null;
}
