import { documentLocale } from '@/i18n/document-locale';
import type { CallContext } from './call-query';

/** Context of a call made in the browser: the document's language, and whether the page is shown in a frame. */
export function browserContext(): CallContext {
  return {
    locale: documentLocale(),
    isFramed: window.self !== window.top,
  };
}
