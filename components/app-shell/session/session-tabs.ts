import { listenToTabs, type TabMessage } from '@/lib/browser/channel';
import { readStored } from '@/lib/browser/storage';
import { selectUid, useSession } from '@/stores/session';
import { knownPlayer } from '@/components/shared/session/known-player';
import { hidePage } from '@/components/shared/session/leave-page';

/** A tab that was hidden for longer requests again who is signed in when it is looked at. */
const RECHECK_AFTER_MS = 60_000;

/**
 * Keeps a document true to the browser's one session: other tabs sign in and out, the back-forward cache brings back
 * old pages, and a tab may lie in the background for hours. What then has to be done loads when it is due.
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
  // A call of this tab may have found the session lost already: the page still shows what is the player's.
  if (message.kind === 'signed-out' && (isPlayer || knownPlayer() > 0)) {
    void change().then(({ leaveAsGuest }) => leaveAsGuest(message.reason));
  }
  if (message.kind === 'signed-in' && message.uid !== selectUid(session)) {
    if (isPlayer) void change().then(({ reloadForAnotherPlayer }) => reloadForAnotherPlayer());
    else recheckSession();
  }
}

/** A page of a player that comes back after the sign-out is not shown, not even until the response is there. */
function onPageShow(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  if (useSession.getState().status === 'player' && readStored('was_signed_in') === null) hidePage();
  recheckSession();
}

function recheckSession(): void {
  // The first request of the document is still pending.
  if (useSession.getState().status === 'unknown') return;
  void change().then((module) => module.recheckSession());
}

/** Loaded together with a player, so that signing out elsewhere takes effect at once. */
function change(): Promise<typeof import('@/components/shared/session/session-change')> {
  return import('@/components/shared/session/session-change');
}
