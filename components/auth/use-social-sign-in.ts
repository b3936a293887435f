'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { SocialType } from '@/lib/auth/social';
import { reportSocialError } from '@/lib/session/login-analytics';
import { socialSignInKind, type SignInKind } from '@/lib/session/new-account';
import { probeSession } from '@/lib/session/probe';
import type { User } from '@/lib/session/schema';
import { useNavigation } from '@/stores/navigation';
import { selectIsPlayer, useSession } from '@/stores/session';
import { beginSocialSignIn, hasSocialReturn, takeSocialReturn } from './social-sign-in';

interface SocialSignInOptions {
  type: SocialType;
  /**
   * Somebody signed in; `target` is the stored address to continue to. A new account counts as a registration from
   * either tab.
   */
  onSignedIn(user: User, target: string, how: SignInKind): void;
  /** `error`: exception type, or null when the window said success but nobody is signed in. */
  onFailed(service: string, error: string | null): void;
}

interface SocialSignIn {
  /** Service whose window is open. */
  waitingFor: string | null;
  start(service: string): void;
}

/** Social sign-in from a form: the form waits while the window is open and is usable again when it closes. */
export function useSocialSignIn({ type, onSignedIn, onFailed }: SocialSignInOptions): SocialSignIn {
  const locale = useLocale();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);

  function fail(service: string, error: string | null): void {
    // Login errors are reported to analytics with their code.
    reportSocialError(error ?? 'AuthorizationException');
    onFailed(service, error);
  }

  function start(service: string): void {
    let isDone = false;
    const begunAt = Date.now();
    // `isSure`: the window said that somebody signed in; without its word nobody may have.
    async function settle(isSure: boolean): Promise<void> {
      const probe = await probeSession();
      setWaitingFor(null);
      const isReported = isSure || hasSocialReturn();
      if (isDone) return followLate();
      const { user: known } = useSession.getState();
      // Who signed in by another method meanwhile is not led away by a window left open. The window's own message to
      // all tabs makes a player of this page too, before or after its result, and that changes nothing.
      if (known && !isReported) return;
      const user = probe.kind === 'failed' ? known : probe.kind === 'player' ? probe.user : null;
      isDone = user !== null;
      if (user) onSignedIn(user, takeSocialReturn(locale), await socialSignInKind(user, type, begunAt));
      else if (isReported) fail(service, probe.kind === 'failed' ? probe.error.type : null);
    }

    // The sign-in was found out before the window could say where to continue.
    function followLate(): void {
      if (hasSocialReturn()) useNavigation.getState().goTo(takeSocialReturn(locale));
    }

    setWaitingFor(service);
    beginSocialSignIn({
      service,
      type,
      locale,
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
