import { useEffect } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import { postToTabs } from '@/lib/browser/channel';
import { reloadAfter, watchChunks } from '@/lib/browser/chunk-reload';
import { readStored, removePlayerKeys, takeStored } from '@/lib/browser/storage';
import { msToSignOut } from '@/lib/session/idle-time';
import { probeSession } from '@/lib/session/probe';
import { rememberReturning } from '@/lib/session/returning';
import type { User } from '@/lib/session/schema';
import { takeSeed } from '@/lib/session/seed';
import { closeDialogNamed } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { selectIsPlayer, useSession } from '@/stores/session';
import { knowInactivityLimit } from '@/components/session/known-limit';
import { claimDocument } from '@/components/shared/session/known-player';
import { retrySession } from './retry-session';
import { watchTabs } from './session-tabs';

const PlayerRuntime = lazyPart(() => import('../player-runtime').then((module) => module.PlayerRuntime));

/**
 * Requests the session once per document and passes the result to the stores, which never fetch. From then on the
 * document follows the session, and a player's timers load with the player.
 */
export function SessionLifecycle() {
  const isPlayer = useSession(selectIsPlayer);
  const isUnreachable = useSession(({ status }) => status === 'unreachable');
  const isFatal = useFatal(({ kind }) => kind !== null);
  useEffect(() => (isUnreachable && !isFatal ? retrySession() : undefined), [isUnreachable, isFatal]);
  useEffect(watchChunks, []);
  useEffect(() => {
    void loadSession();
    return watchTabs();
  }, []);
  if (!isPlayer) return null;
  return <PlayerRuntime />;
}

async function loadSession(): Promise<void> {
  const seed = takeSeed();
  if (seed) {
    knowInactivityLimit(seed.inactivityLimitSeconds);
    return admit(seed.user);
  }
  const { status, setGuest, setUnreachable } = useSession.getState();
  const probe = await probeSession(window.earlyActions?.info).catch(reloadAfter);
  // A sign-in meanwhile is more current than this response.
  if (useSession.getState().status !== status) return;
  // The code to read the response failed to load.
  if (!probe) return setUnreachable();
  if (probe.kind === 'player') return admit(probe.user);
  if (probe.kind === 'guest') {
    removePlayerKeys();
    setGuest();
    return showGuestReason();
  }
  setUnreachable();
  const { fatalPage } = await import('@/lib/platform/error-policy');
  const fatal = fatalPage(probe.error);
  if (fatal) useFatal.getState().show(fatal);
}

/** Admits a player, unless the inactivity limit passed while no tab was open or awake (R-SESS-04). */
async function admit(user: User): Promise<void> {
  const last = readStored('last_activity');
  const now = Date.now();
  if (last && msToSignOut({ lastActivityAt: last.at, limitSeconds: last.limit, now }) <= 0) {
    const { signOut } = await import('@/components/shared/session/sign-out');
    return signOut({ reason: 'inactivity' });
  }
  claimDocument(user.uid);
  // Tells a tab that still shows another player that its forms would now be sent as this one.
  postToTabs({ kind: 'signed-in', uid: user.uid });
  useSession.getState().setUser(user);
  rememberReturning();
  // It was opened before it was known that the player is signed in.
  closeDialogNamed('auth', 'signed-in');
}

async function showGuestReason(): Promise<void> {
  if (takeStored('sign_out_reason') !== 'inactivity') return;
  const { showSignedOutReason } = await import('@/components/shared/session/sign-out-notice');
  await showSignedOutReason();
}
