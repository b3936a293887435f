import type { NextRequest } from 'next/server';

/**
 * Whether a document is requested, rather than a page's data by the router. Requests without `Sec-Fetch-Dest` count as
 * documents; a service worker that forwards a navigation sends `empty` too, but keeps the mode `navigate`.
 */
export function isDocument({ headers }: NextRequest): boolean {
  return headers.get('sec-fetch-dest') !== 'empty' || headers.get('sec-fetch-mode') === 'navigate';
}
