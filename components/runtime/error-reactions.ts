import { removePlayerKeys } from '@/lib/browser/storage';
import { PlatformError } from '@/lib/platform/error';
import { errorKind, fatalPage, gateStep } from '@/lib/platform/error-policy';
import { isFreshSignIn } from '@/lib/session/fresh-sign-in';
import { openDialog } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { useSession } from '@/stores/session';
import { useToasts } from '@/stores/toasts';
import { actionErrorText, ownText } from './error-text';
import { offerMissingStep } from './missing-step';

/**
 * What a failed call does to the product as a whole. `react` says so to the player (actions); `log` leaves the saying
 * to the part that shows the data (reads); `inline` leaves it to the form. Fatal answers and a lost session always act.
 */
export type ErrorHandling = 'react' | 'inline' | 'log';

export async function reactToError(error: unknown, handling: ErrorHandling): Promise<void> {
  if (!(error instanceof PlatformError)) return;
  const fatal = fatalPage(error);
  if (fatal) return useFatal.getState().show(fatal);
  const kind = errorKind(error);
  if (kind === 'session') return loseSession();
  if (handling === 'log') return;
  const step = gateStep(error.type);
  const text = await actionErrorText(error);
  if (step) await offerMissingStep(step, text);
  else if (handling === 'react') useToasts.getState().show('error', text);
}

/** The platform no longer knows the player: forget the session and offer to sign in. Guests, who had none, see nothing. */
function loseSession(): void {
  const { status, setGuest } = useSession.getState();
  if (status !== 'player') return;
  // The page stays, so that what was typed is not lost; what the browser keeps of the player goes.
  removePlayerKeys();
  setGuest();
  void openDialog('auth', { type: 'authorization' });
  if (isFreshSignIn()) void sayNotKept();
}

/** The sign-in alone would be offered again and again without a reason. */
async function sayNotKept(): Promise<void> {
  const text = await ownText('sessionNotKept');
  if (text !== null) useToasts.getState().show('error', text);
}
