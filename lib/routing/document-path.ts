import { documentLocale } from '@/i18n/document-locale';
import { localePath } from './locale-path';

/** A site path with the locale prefix of this document, for code that only runs in the browser. */
export function documentPath(path: string): string {
  return localePath(documentLocale(), path);
}
