import { writeStored } from '@/lib/browser/storage';
import { postToTabs } from '@/lib/browser/channel';
import { holdEntry } from '@/lib/session/hold-entry';
import { useSession } from '@/stores/session';
import { forgetPlayer } from './forget-player';
import { isAtHome, loadHome } from './go-home';
import { hidePage, showPage } from './leave-page';

interface SignOutOptions {
  /** Set if the sign-out was not requested by the player; the home page explains it. */
  reason?: 'inactivity';
}

const RESPONSE_LIMIT_MS = 8_000;
let running: Promise<void> | null = null;

/**
 * Signs out: notifies the platform, clears all data, notifies the other tabs, and loads the home page as a new document
 * (R-AUTH-09). The page is left even if the platform does not respond; the reload shows the actual state, and says so
 * if the player is still signed in. Concurrent calls sign out once.
 */
export function signOut(options: SignOutOptions = {}): Promise<void> {
  running ??= leave(options).finally(() => {
    running = null;
  });
  return running;
}

async function leave({ reason }: SignOutOptions): Promise<void> {
  // Before the platform knows: a call refused meanwhile takes the session for lost.
  holdEntry();
  if (reason) {
    // Now: the session may turn out to be over, and the page be left, before the platform responds.
    writeStored('sign_out_reason', reason);
    hidePage();
  }
  const isSignedOut = await logOutOfPlatform();
  // A failed forced sign-out stays due: the stored last-activity time outlives the page.
  forgetPlayer({ keepsStorage: reason !== undefined && !isSignedOut });
  if (isSignedOut) postToTabs({ kind: 'signed-out', reason });
  if (!reason && !isSignedOut) writeStored('sign_out_reason', 'failed');
  if (!isSignedOut && reason && isAtHome()) return stayAsGuest();
  hidePage();
  loadHome();
}

/** Loading home would retry, fail and load home again: the page stays in guest state and says why. */
async function stayAsGuest(): Promise<void> {
  useSession.getState().setGuest();
  showPage();
  try {
    const { showSignedOutReason } = await import('./sign-out-notice');
    await showSignedOutReason();
  } catch {
    // The text failed to load; the next page says it.
  }
}

/** Whether the session has ended; false if the code failed to load. */
async function logOutOfPlatform(): Promise<boolean> {
  const mutations = await import('@/lib/session/mutations').catch(() => null);
  return mutations?.logOut(AbortSignal.timeout(RESPONSE_LIMIT_MS)) ?? false;
}
