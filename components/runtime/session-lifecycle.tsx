'use client';

import { useEffect } from 'react';
import { fatalPage } from '@/lib/platform/error-policy';
import { probeSession } from '@/lib/session/probe';
import { rememberReturning } from '@/lib/session/returning';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';

/** Asks who is here once per document load and hands the answer to the stores; they never fetch by themselves. */
export function SessionLifecycle() {
  useEffect(() => {
    void learnWhoIsHere();
  }, []);
  return null;
}

async function learnWhoIsHere(): Promise<void> {
  const { setUser, setGuest, setUnreachable } = useSession.getState();
  const probe = await probeSession();
  rememberReturning(probe.kind === 'player');
  if (probe.kind === 'player') return setUser(probe.user);
  if (probe.kind === 'guest') return setGuest();
  const fatal = fatalPage(probe.error);
  if (fatal) useFatal.getState().show(fatal);
  setUnreachable();
}
