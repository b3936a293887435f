import type { WordedFailure } from '@/components/forms/show-code-refusal';
import { documentLocale } from '@/lib/browser/document-locale';

const LOADERS = {
  en: () => import('@/i18n/messages/en/auth.json'),
  fr: () => import('@/i18n/messages/fr/auth.json'),
};

/** Sign-in's text for a code that is not simply wrong, in the page's language. Loaded on the first such failure. */
export async function codeFailureText(failure: WordedFailure): Promise<string> {
  const { default: texts } = await LOADERS[documentLocale()]();
  return texts.codeFailure[failure];
}
