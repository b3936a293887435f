import { removePlayerKeys } from '@/lib/browser/storage';
import { PlatformError } from '@/lib/platform/error';
import { errorKind, fatalPage, gateStep } from '@/lib/platform/error-policy';
import { isFreshSignIn } from '@/lib/session/fresh-sign-in';
import { probeSession } from '@/lib/session/probe';
import { openDialog } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { selectUid, useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { actionErrorText, ownText } from './error-text';
import { offerMissingStep } from './missing-step';

/**
 * What a failed call does to the product as a whole. `react` says so to the player (actions); `log` leaves the saying
 * to the part that shows the data (reads); `inline` leaves it to the form. Fatal responses and a lost session always
 * take effect.
 */
export type ErrorHandling = 'react' | 'inline' | 'log';

export async function reactToError(error: unknown, handling: ErrorHandling): Promise<void> {
  if (!(error instanceof PlatformError)) return;
  const fatal = fatalPage(error);
  if (fatal) return useFatal.getState().show(fatal);
  const kind = errorKind(error);
  // A guest, who had no session to lose, sees nothing.
  if (kind === 'session' && (useSession.getState().status !== 'player' || (await settleSession()))) return;
  if (handling === 'log') return;
  const step = gateStep(error.type);
  const text = await actionErrorText(error);
  if (step) await offerMissingStep(step, text);
  else if (handling === 'react') useToasts.getState().show('error', text);
}

let probing: Promise<boolean> | null = null;

/**
 * Requests who is signed in before a session is forgotten: a read that was pending with an older cookie is refused
 * though the player is signed in. Only a guest's response counts as the loss. Simultaneous failures send one request.
 * @returns True where nothing is left to be said about the failure.
 */
export function settleSession(): Promise<boolean> {
  probing ??= probeSessionLoss().finally(() => {
    probing = null;
  });
  return probing;
}

async function probeSessionLoss(): Promise<boolean> {
  const uid = selectUid(useSession.getState());
  const probe = await probeSession();
  // Somebody came or went meanwhile: the response is about the time before.
  if (selectUid(useSession.getState()) !== uid) return true;
  if (probe.kind === 'guest') {
    forgetSession();
    return true;
  }
  const fatal = probe.kind === 'failed' ? fatalPage(probe.error) : null;
  if (fatal) useFatal.getState().show(fatal);
  if (probe.kind !== 'player' || probe.user.uid === uid) return fatal !== null;
  const { reloadForAnotherPlayer } = await import('@/components/shared/session/session-change');
  reloadForAnotherPlayer();
  return true;
}

/**
 * Offers to sign in. The page stays, so that what was typed is not lost; what the browser stores of the player is
 * cleared.
 */
function forgetSession(): void {
  removePlayerKeys();
  useSession.getState().setGuest();
  void openDialog('auth', { type: 'authorization' });
  if (isFreshSignIn()) void showSessionNotKept();
}

/** The sign-in alone would be offered again and again without a reason. */
async function showSessionNotKept(): Promise<void> {
  const text = await ownText('sessionNotKept');
  if (text !== null) useToasts.getState().show('error', text);
}
