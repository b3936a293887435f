import { documentLocale } from '@/lib/browser/document-locale';
import { removeStored } from '@/lib/browser/storage';
import { useToasts } from '@/stores/toasts';

const LOADERS = {
  en: () => import('@/i18n/messages/en/session.json'),
  fr: () => import('@/i18n/messages/fr/session.json'),
};

/** Tells the player once that they were signed out for inactivity (R-SESS-04), when they are there to read it. */
export function showSignedOutReason(): Promise<void> {
  return say('signedOutByInactivity', true);
}

/** Tells the player once that their sign-out failed (R-AUTH-09). */
export function showStillSignedInReason(): Promise<void> {
  return say('stillSignedIn');
}

async function say(text: 'signedOutByInactivity' | 'stillSignedIn', waits = false): Promise<void> {
  const { default: texts } = await LOADERS[documentLocale()]();
  removeStored('sign_out_reason');
  useToasts.getState().show('error', texts[text], waits);
}
