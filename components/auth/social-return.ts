import { readSocialReturn, type SocialReturn } from '@/lib/auth/social';
import { announceResult, POPUP_NAME, takePending, type SocialPending } from '@/lib/auth/social-channel';
import { documentLocale } from '@/lib/browser/document-locale';
import { takeStored, writeStored } from '@/lib/browser/storage';
import { isDepositPath } from '@/lib/routing/deposit-path';
import { safeReturnPath } from '@/lib/routing/external';
import { localePath } from '@/lib/routing/locale-path';
import { paths } from '@/lib/routing/paths';
import { withoutNames } from '@/lib/routing/query-flags';
import { reportSocialError } from '@/lib/session/login-analytics';
import { socialSignInKind } from '@/lib/session/new-account';
import type { User } from '@/lib/session/schema';
import { openDialog } from '@/stores/dialogs';
import { knownStatus } from '@/stores/known-status';
import { useSession } from '@/stores/session';
import { completeSignIn } from './complete-sign-in';

/** A window that is still there after this time is one the browser will not close. */
const CLOSE_LIMIT_MS = 500;

/**
 * A social sign-in came back here. In the window it was opened in: the address is stored, the page that waits is
 * notified, the window closes. In place of the page, or in a window that will not close: the player continues to the
 * address, and a failure is shown in the auth popup. A `backUrl` is a social return only where a sign-in was begun in
 * this browser or the service's error came with it; in the deposit's address it is the payment's own.
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

/** Known by its name where the browser could not store that a sign-in was begun. */
function isServiceWindow(): boolean {
  return Boolean(window.opener) && window.name === POPUP_NAME;
}

/** Stores the address, notifies the page that waits, and closes this window; false where the browser leaves it open. */
async function handBack({ error, path }: SocialReturn): Promise<boolean> {
  if (error === null && path !== null) writeStored('betting_back_social_auth_key', path);
  announceResult({ error });
  window.close();
  await new Promise((resolve) => setTimeout(resolve, CLOSE_LIMIT_MS));
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
  // R-AUTH-12: what failed is reported even where the browser has forgotten that it was begun here.
  if (isAwaited || back.error !== null) reportSocialError(socialError);
  if (isAwaited) await openDialog('auth', { type: pending.type, socialError });
}

function leaveReturnBehind(): void {
  const { pathname, search, hash } = window.location;
  window.history.replaceState(null, '', `${pathname}${withoutNames(search, ['backUrl', 'error'])}${hash}`);
}

async function goOn(user: User, path: string | null, pending: SocialPending | null): Promise<void> {
  const home = localePath(documentLocale(), paths.home());
  const how = pending ? await socialSignInKind(user, pending.type, pending.at) : 'login';
  completeSignIn(user, how, safeReturnPath(path, home));
}
