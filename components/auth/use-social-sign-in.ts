'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import type { SocialType } from '@/lib/auth/social';
import { reportSocialError } from '@/lib/session/login-analytics';
import { probeSession } from '@/lib/session/probe';
import type { User } from '@/lib/session/schema';
import { selectIsPlayer, useSession } from '@/stores/session';
import { beginSocialSignIn, takeSocialReturn } from './social-sign-in';

interface SocialSignInOptions {
  type: SocialType;
  /** Somebody signed in; `target` is the stored address to go on to. */
  onSignedIn(user: User, target: string): void;
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
    // R-AUTH-12
    reportSocialError(error ?? 'AuthorizationException');
    onFailed(service, error);
  }

  function start(service: string): void {
    let isDone = false;
    // `isSure`: the window said that somebody signed in; without its word nobody may have.
    async function settle(isSure: boolean): Promise<void> {
      const probe = await probeSession();
      setWaitingFor(null);
      // Who signed in by another way meanwhile is not led away by a window left open.
      if (isDone || selectIsPlayer(useSession.getState())) return;
      isDone = probe.kind === 'player';
      if (probe.kind === 'player') onSignedIn(probe.user, takeSocialReturn(locale));
      else if (isSure) fail(service, probe.kind === 'failed' ? probe.error.type : null);
    }

    setWaitingFor(service);
    beginSocialSignIn({
      service,
      type,
      locale,
      onResult: ({ error }) => {
        if (error === null) return void settle(true);
        setWaitingFor(null);
        if (!selectIsPlayer(useSession.getState())) fail(service, error);
      },
      onClosed: () => setWaitingFor(null),
      onSilence: () => void settle(false),
    });
  }

  return { waitingFor, start };
}
