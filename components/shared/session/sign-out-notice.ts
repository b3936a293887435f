import { loadNamespace } from '@/i18n/lazy-messages';
import { removeStored } from '@/lib/browser/storage';
import { showToast } from '@/stores/toasts';

/** Tells the player once that they were signed out for inactivity (R-SESS-04), when they are there to read it. */
export function showSignedOutReason(): Promise<void> {
  return say('signedOutByInactivity', true);
}

/** Tells the player once that their sign-out failed (R-AUTH-09). */
export function showStillSignedInReason(): Promise<void> {
  return say('stillSignedIn');
}

async function say(text: 'signedOutByInactivity' | 'stillSignedIn', waits = false): Promise<void> {
  const texts = await loadNamespace('session');
  removeStored('sign_out_reason');
  showToast('error', texts[text], waits);
}
