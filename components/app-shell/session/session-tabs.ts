import { listenToTabs, type TabMessage } from '@/lib/browser/channel';
import { readStored } from '@/lib/browser/storage';
import { selectUid, useSession } from '@/stores/session';
import { knownPlayer } from '@/components/shared/session/known-player';
import { hidePage } from '@/components/shared/session/leave-page';

/** A tab hidden for longer requests the session again when it becomes visible. */
const RECHECK_AFTER_MS = 60_000;

/**
 * Keeps a document in sync with the browser's session: other tabs sign in and out, the back/forward cache restores old
 * pages, and a tab may be in the background for hours.
 */
export function watchTabs(): () => void {
  let hiddenAt: number | null = document.hidden ? Date.now() : null;

  function onVisibility(): void {
    const since = hiddenAt;
    hiddenAt = document.hidden ? Date.now() : null;
    if (!document.hidden && since !== null && Date.now() - since > RECHECK_AFTER_MS) recheckSession();
  }

  const stopListening = listenToTabs(onMessage);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stopListening();
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

function onMessage(message: TabMessage): void {
  const session = useSession.getState();
  const isPlayer = session.status === 'player';
  // A call of this tab may already have found the session lost: the page still shows the player's data.
  if (message.kind === 'signed-out' && (isPlayer || knownPlayer() > 0)) {
    void change().then(({ leaveAsGuest }) => leaveAsGuest(message.reason));
  }
  if (message.kind === 'signed-in' && message.uid !== selectUid(session)) {
    if (isPlayer) void change().then(({ reloadForAnotherPlayer }) => reloadForAnotherPlayer());
    else recheckSession();
  }
}

/** Hides a player's page that is restored after the sign-out, even before the response arrives. */
function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  if (useSession.getState().status === 'player' && readStored('was_signed_in') === null) hidePage();
  recheckSession();
}

function recheckSession(): void {
  // The document's first request is still pending.
  if (useSession.getState().status === 'unknown') return;
  void change().then((module) => module.recheckSession());
}

/** Loaded with a player, so that a sign-out elsewhere takes effect at once. */
function change(): Promise<typeof import('@/components/shared/session/session-change')> {
  return import('@/components/shared/session/session-change');
}
