import { documentLocale } from '@/i18n/document-locale';
import { PlatformError } from '@/lib/platform/error';
import { errorKind, type PlatformErrorType } from '@/lib/platform/error-policy';

const LOADERS = {
  en: () => import('@/i18n/messages/en/errors.json'),
  fr: () => import('@/i18n/messages/fr/errors.json'),
};

/** If not even the texts can be loaded: the connection is lost. */
const WITHOUT_TEXTS = {
  en: 'No connection to the site. Please check your connection and try again.',
  fr: 'Connexion au site impossible. Vérifiez votre connexion et réessayez.',
};

/** Text of a failed call in the page's language; the texts load on the first failure. Never rejects. */
export async function errorText(type: PlatformErrorType): Promise<string> {
  const locale = documentLocale();
  try {
    const { default: texts } = await LOADERS[locale]();
    return texts[type];
  } catch {
    return WITHOUT_TEXTS[locale];
  }
}

type OwnText = 'missingStep' | 'toSupport' | 'sessionNotKept' | 'saveContact';

/** A text shown with failures, such as the label of a next step; null if the texts cannot be loaded. Never rejects. */
export async function ownText(key: OwnText): Promise<string | null> {
  try {
    return (await LOADERS[documentLocale()]()).default[key];
  } catch {
    return null;
  }
}

/** A toast holds no more. */
const MAX_SENTENCE = 200;

/** The platform's own reason (`error_data`) if it gives one; a refused parameter counts as a refused request. */
export async function actionErrorText(error: PlatformError): Promise<string> {
  const type = error.type === 'InvalidParameterException' ? 'InvalidRequestException' : error.type;
  return refusalSentence(error) ?? errorText(type);
}

/** The platform's message for a refusal, else `own`, specific to the action; null for other failures. */
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
