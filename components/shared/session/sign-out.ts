import { writeStored } from '@/lib/browser/storage';
import { postToTabs } from '@/lib/browser/channel';
import { useSession } from '@/stores/session';
import { forgetPlayer } from './forget-player';
import { isAtHome, loadHome } from './go-home';
import { hidePage, showPage } from './leave-page';

interface SignOutOptions {
  /** Set when the player did not ask for it; the home page then says why. */
  reason?: 'inactivity';
}

const RESPONSE_LIMIT_MS = 8_000;
let running: Promise<void> | null = null;

/**
 * Signs out: notifies the platform, forgets everything, notifies the other tabs, and loads the home page as a new
 * document (R-AUTH-09). The page is left even when the platform does not respond; the reload then shows the truth, and
 * says so where the player is still signed in. Asking twice signs out once.
 */
export function signOut(options: SignOutOptions = {}): Promise<void> {
  running ??= leave(options).finally(() => {
    running = null;
  });
  return running;
}

async function leave({ reason }: SignOutOptions): Promise<void> {
  if (reason) {
    // At once: the session may be found to be over, and the page be left, before the platform responds.
    writeStored('sign_out_reason', reason);
    hidePage();
  }
  const isSignedOut = await logOutOfPlatform();
  // A forced sign-out that did not get through stays due: the stored time of the last activity outlives the page.
  forgetPlayer({ keepsStorage: reason !== undefined && !isSignedOut });
  if (isSignedOut) postToTabs({ kind: 'signed-out', reason });
  if (!reason && !isSignedOut) writeStored('sign_out_reason', 'failed');
  if (!isSignedOut && reason && isAtHome()) return stayAsGuest();
  hidePage();
  loadHome();
}

/**
 * Home again would send the request, fail and load home again: without the platform the page stays, as a guest sees it,
 * and says why.
 */
async function stayAsGuest(): Promise<void> {
  useSession.getState().setGuest();
  showPage();
  try {
    const { sayWhySignedOut } = await import('./sign-out-notice');
    await sayWhySignedOut();
  } catch {
    // The words did not come; the next page says it.
  }
}

/** Whether the session has ended; not where the code for it did not come. */
async function logOutOfPlatform(): Promise<boolean> {
  const mutations = await import('@/lib/session/mutations').catch(() => null);
  return mutations?.logOut(AbortSignal.timeout(RESPONSE_LIMIT_MS)) ?? false;
}
