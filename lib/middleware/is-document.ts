import type { NextRequest } from 'next/server';

/**
 * Whether a document is requested, rather than a page's data by the router, which sends `empty` and `cors`. A service
 * worker that forwards a navigation sends `empty` with `navigate` in Chrome and `same-origin` in Firefox; other clients
 * send `cors` alone, or neither.
 */
export function isDocument({ headers }: NextRequest): boolean {
  return headers.get('sec-fetch-dest') !== 'empty' || headers.get('sec-fetch-mode') !== 'cors';
}
