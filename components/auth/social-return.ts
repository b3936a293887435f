import { readSocialReturn, type SocialReturn } from '@/lib/auth/social';
import { announceResult, POPUP_NAME, takePending, type SocialPending } from '@/lib/auth/social-channel';
import { pause } from '@/lib/browser/pause';
import { takeStored, writeStored } from '@/lib/browser/storage';
import { isDepositPath } from '@/lib/routing/deposit-path';
import { safeReturnPath } from '@/lib/routing/external';
import { documentPath } from '@/lib/routing/document-path';
import { paths } from '@/lib/routing/paths';
import { removeFromAddress } from '@/lib/routing/remove-from-address';
import { reportSocialError } from '@/lib/session/login-analytics';
import { socialSignInKind } from '@/lib/session/new-account';
import type { User } from '@/lib/session/schema';
import { openDialog } from '@/stores/dialogs';
import { knownStatus } from '@/stores/known-status';
import { useSession } from '@/stores/session';
import { completeSignIn } from './complete-sign-in';

/** A window still open after this time cannot be closed by script. */
const CLOSE_LIMIT_MS = 500;

/**
 * Handles the return of a social sign-in. In the popup window: store the address, notify the waiting page, close the
 * window. In the main window, or a popup that will not close: continue to the address, or show the failure in the auth
 * popup. A `backUrl` counts as a social return only if a sign-in was started in this browser or the address carries the
 * service's error; on the deposit page it belongs to the payment.
 */
export async function handleSocialReturn(): Promise<void> {
  const back = readSocialReturn(window.location.search);
  if (!back || isDepositPath(window.location.pathname)) return;
  const pending = takePending(Date.now());
  const isPopup = isServiceWindow() || pending?.mode === 'popup';
  if (!pending && !isPopup && back.error === null) return leaveReturnBehind();
  if (isPopup && (await handBack(back))) return;
  await goOnHere(back, pending);
}

/** Recognized by its name in case the browser could not store that a sign-in was started. */
function isServiceWindow(): boolean {
  return Boolean(window.opener) && window.name === POPUP_NAME;
}

/** False if the browser keeps the window open. */
async function handBack({ error, path }: SocialReturn): Promise<boolean> {
  if (error === null && path !== null) writeStored('betting_back_social_auth_key', path);
  announceResult({ error });
  window.close();
  await pause(CLOSE_LIMIT_MS);
  return window.closed;
}

async function goOnHere(back: SocialReturn, pending: SocialPending | null): Promise<void> {
  const status = await knownStatus();
  const stored = takeStored('betting_back_social_auth_key') ?? back.path;
  const { user } = useSession.getState();
  if (user && back.error === null) return goOn(user, stored, pending);
  leaveReturnBehind();
  const socialError = back.error ?? 'AuthorizationException';
  const isAwaited = status === 'guest' && pending !== null;
  // R-AUTH-12: report the failure even if the browser no longer knows that the sign-in started here.
  if (isAwaited || back.error !== null) reportSocialError(socialError);
  if (isAwaited) await openDialog('auth', { type: pending.type, socialError });
}

function leaveReturnBehind(): void {
  removeFromAddress(['backUrl', 'error']);
}

async function goOn(user: User, path: string | null, pending: SocialPending | null): Promise<void> {
  const home = documentPath(paths.home());
  const how = pending ? await socialSignInKind(user, pending.type, pending.at) : 'login';
  completeSignIn(user, how, safeReturnPath(path, home), { offer: pending?.offer });
}
