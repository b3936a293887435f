import { documentLocale } from '@/lib/browser/document-locale';
import { removeStored } from '@/lib/browser/storage';
import { useToasts } from '@/stores/toasts';

const LOADERS = {
  en: () => import('@/i18n/messages/en/session.json'),
  fr: () => import('@/i18n/messages/fr/session.json'),
};

/** Says, once, that the player was signed out for want of activity (R-SESS-04), to somebody who is there to read it. */
export function sayWhySignedOut(): Promise<void> {
  return say('signedOutByInactivity', true);
}

/** Says, once, that the sign-out the player asked for did not get through (R-AUTH-09). */
export function sayWhyStillSignedIn(): Promise<void> {
  return say('stillSignedIn');
}

async function say(text: 'signedOutByInactivity' | 'stillSignedIn', waits = false): Promise<void> {
  const { default: texts } = await LOADERS[documentLocale()]();
  removeStored('sign_out_reason');
  useToasts.getState().show('error', texts[text], waits);
}
