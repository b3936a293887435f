import { removePlayerKeys } from '@/lib/browser/storage';
import { PlatformError } from '@/lib/platform/error';
import { errorKind, fatalPage, gateStep, type GateStep } from '@/lib/platform/error-policy';
import { isFreshSignIn } from '@/lib/session/fresh-sign-in';
import { probeSession } from '@/lib/session/probe';
import { openDialog } from '@/stores/dialogs';
import { useFatal } from '@/stores/fatal';
import { selectUid, useSession } from '@/stores/session';
import { showToast } from '@/stores/toasts';
import { actionErrorText, ownText } from './error-text';

/**
 * `react` shows a failed call to the player (actions); `log` leaves that to the component that shows the data (reads);
 * `inline` leaves it to the form. Fatal responses and a lost session always take effect.
 */
export type ErrorHandling = 'react' | 'inline' | 'log';

export async function reactToError(error: unknown, handling: ErrorHandling): Promise<void> {
  if (!(error instanceof PlatformError)) return;
  const fatal = fatalPage(error);
  if (fatal) return useFatal.getState().show(fatal);
  const kind = errorKind(error);
  // A guest had no session to lose and sees nothing.
  if (kind === 'session' && (useSession.getState().status !== 'player' || (await settleSession()))) return;
  if (handling === 'log') return;
  const step = gateStep(error.type);
  const text = await actionErrorText(error);
  if (step) await offerMissingStep(step, text);
  else if (handling === 'react') showToast('error', text);
}

let probing: Promise<boolean> | null = null;

/**
 * Requests the session before dropping it: a read that was pending with an older cookie is refused although the player
 * is signed in. Only a guest response confirms the loss. Simultaneous failures share one request.
 * @returns True if the failure needs no further message.
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
  // The session changed meanwhile: the response is outdated.
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

/** Offers to sign in. The page stays, so that nothing typed is lost; the player's stored data are cleared. */
function forgetSession(): void {
  removePlayerKeys();
  useSession.getState().setGuest();
  const isFresh = isFreshSignIn();
  void openDialog('auth', { type: 'authorization', hasSessionEnded: !isFresh });
  if (isFresh) void showSessionNotKept();
}

/** The sign-in alone would reopen again and again without an explanation. */
async function showSessionNotKept(): Promise<void> {
  const text = await ownText('sessionNotKept');
  if (text !== null) showToast('error', text);
}

/**
 * Leads to the step the platform requires (R-ERR-14, R-PROF-19, R-KYC-05): profile, identity check and an unconfirmed
 * contact have their own dialogs; other steps, and an unknown contact, use the plain one.
 * @param text Meaning of the platform's response, in the page's language.
 */
async function offerMissingStep(step: GateStep, text: string): Promise<void> {
  if (step === 'profile') return void openDialog('fillInProfile', { text });
  if (step === 'verification') return void openDialog('identityVerification', { text });
  if (step === 'contact') {
    const contact = await unconfirmedContact();
    if (contact !== null) return void openDialog('confirmEmail', { contact });
  }
  void openDialog('missingStep', { step, text });
}

/** The login's contact first; null if all are confirmed, or they cannot be read. */
async function unconfirmedContact(): Promise<string | null> {
  try {
    const [{ readContacts }, { loginContact }] = await Promise.all([
      import('@/lib/profile/read-contacts'),
      import('@/lib/session/hint-rules'),
    ]);
    const contacts = await readContacts();
    const own = loginContact(useSession.getState().user?.login ?? null, contacts);
    const open = own && !own.is_confirmed ? own : contacts.find((contact) => !contact.is_confirmed);
    return open?.contact ?? null;
  } catch {
    return null;
  }
}
