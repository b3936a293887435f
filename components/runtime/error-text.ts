import type { PlatformErrorType } from '@/lib/platform/error';

const LOADERS = {
  en: () => import('@/i18n/messages/en/errors.json'),
  fr: () => import('@/i18n/messages/fr/errors.json'),
};

/** The text of a failed call in the page's language; fetched when the first one fails. */
export async function errorText(type: PlatformErrorType): Promise<string> {
  const { default: texts } = await LOADERS[document.documentElement.lang === 'fr' ? 'fr' : 'en']();
  return texts[type];
}
