import { documentLocale } from '@/lib/browser/document-locale';
import { PlatformError } from '@/lib/platform/error';
import type { PlatformErrorType } from '@/lib/platform/error-types';
import { errorKind } from '@/lib/platform/error-policy';

const LOADERS = {
  en: () => import('@/i18n/messages/en/errors.json'),
  fr: () => import('@/i18n/messages/fr/errors.json'),
};

/** For when the texts cannot be loaded either: then the connection is lost. */
const WITHOUT_TEXTS = {
  en: 'No connection to the site. Please check your connection and try again.',
  fr: 'Connexion au site impossible. Vérifiez votre connexion et réessayez.',
};

/** The text of a failed call in the page's language; fetched when the first one fails. Never rejects. */
export async function errorText(type: PlatformErrorType): Promise<string> {
  const locale = documentLocale();
  try {
    const { default: texts } = await LOADERS[locale]();
    return texts[type];
  } catch {
    return WITHOUT_TEXTS[locale];
  }
}

/**
 * A text that stands beside failures, such as the label of a next step; null where the texts cannot be loaded. Never
 * rejects.
 */
export async function ownText(key: 'missingStep' | 'toSupport' | 'sessionNotKept'): Promise<string | null> {
  try {
    return (await LOADERS[documentLocale()]()).default[key];
  } catch {
    return null;
  }
}

/** Characters of the platform's own sentence: a toast holds no more. */
const MAX_SENTENCE = 200;

/**
 * The text of a failed action that has no form: nothing was entered, so that the platform's own sentence about what it
 * refuses (`error_data`) says more than the general one.
 */
export async function actionErrorText(error: PlatformError): Promise<string> {
  return refusalSentence(error) ?? errorText(error.type);
}

/**
 * What to say when the platform refuses what an action without a form asks for: its own sentence, else `own`, which knows
 * the action; there was nothing to enter that could be checked. Null for every other failure.
 */
export function refusalText(error: unknown, own: string): string | null {
  if (!(error instanceof PlatformError) || errorKind(error) !== 'field') return null;
  return refusalSentence(error) ?? own;
}

function refusalSentence(error: PlatformError): string | null {
  if (errorKind(error) !== 'field') return null;
  const sentences = Object.values(error.fields).flatMap((entries) =>
    entries.map(({ message }) => message?.trim() ?? ''),
  );
  const first = sentences.find((sentence) => sentence !== '') ?? null;
  if (first === null || first.length <= MAX_SENTENCE) return first;
  return `${first.slice(0, MAX_SENTENCE - 1).trimEnd()}…`;
}
