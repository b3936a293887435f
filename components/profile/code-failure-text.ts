import { documentLocale } from '@/lib/browser/document-locale';
import type { CodeFailure } from '@/lib/session/login-rules';

const LOADERS = {
  en: () => import('@/i18n/messages/en/auth.json'),
  fr: () => import('@/i18n/messages/fr/auth.json'),
};

/**
 * What sign-in says of a code that is not simply wrong, in the page's language; null for one that is, which is told at
 * its field. Fetched when the first code fails so.
 */
export async function codeFailureText(failure: CodeFailure): Promise<string | null> {
  if (failure === 'invalid' || failure === 'other') return null;
  const { default: texts } = await LOADERS[documentLocale()]();
  return texts.codeFailure[failure];
}
