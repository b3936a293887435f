import { useToasts } from '@/stores/toasts';

const LOADERS = {
  en: () => import('@/i18n/messages/en/session.json'),
  fr: () => import('@/i18n/messages/fr/session.json'),
};

/** Says that the player was signed out for want of activity (R-SESS-04). */
export async function sayWhySignedOut(): Promise<void> {
  const { default: texts } = await LOADERS[document.documentElement.lang === 'fr' ? 'fr' : 'en']();
  useToasts.getState().show('error', texts.signedOutByInactivity);
}
