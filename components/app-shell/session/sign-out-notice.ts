import { documentLocale } from '@/lib/browser/document-locale';
import { removeStored } from '@/lib/browser/storage';
import { useToasts } from '@/stores/toasts';

const LOADERS = {
  en: () => import('@/i18n/messages/en/session.json'),
  fr: () => import('@/i18n/messages/fr/session.json'),
};

/** Says that the player was signed out for want of activity (R-SESS-04). */
export function sayWhySignedOut(): Promise<void> {
  return say('signedOutByInactivity');
}

/** Says, once, that the sign-out the player asked for did not get through (R-AUTH-09). */
export function sayWhyStillSignedIn(): Promise<void> {
  removeStored('sign_out_reason');
  return say('stillSignedIn');
}

async function say(text: 'signedOutByInactivity' | 'stillSignedIn'): Promise<void> {
  const { default: texts } = await LOADERS[documentLocale()]();
  useToasts.getState().show('error', texts[text]);
}
