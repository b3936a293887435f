import { GUARDED_SEGMENTS } from '@/lib/routing/guarded-segments';
import { stripLocale } from '@/lib/routing/locale-path';

/**
 * Whether a page must load as a document: a players' page within a frame. Only a document request tells the server that
 * it is framed, and the server's calls for the page must have the non-strict flag (R-API-03).
 */
export function needsDocument(address: string): boolean {
  return (
    window.self !== window.top &&
    GUARDED_SEGMENTS.has(stripLocale(address).path.split(/[?#]/)[0]?.split('/')[1] ?? '')
  );
}
