import { GUARDED_SEGMENTS } from '@/lib/routing/guarded-segments';

const FIRST_SEGMENT = /^(?:\/[a-z]{2}(?=\/))?\/([^/?#]*)/;

/**
 * Whether a page must load as a document: a players' page within a frame. Only a document request tells the server that
 * it is framed, and the server's calls for the page must have the non-strict flag (R-API-03).
 */
export function needsDocument(address: string): boolean {
  return window.self !== window.top && GUARDED_SEGMENTS.has(FIRST_SEGMENT.exec(address)?.[1] ?? '');
}
