import type { NextRequest } from 'next/server';

/**
 * Whether a document is requested, rather than a page's data by the router, whose mode is `cors`. A service worker that
 * forwards a navigation sends `navigate` in Chrome and `same-origin` in Firefox; old browsers send no mode.
 */
export function isDocument({ headers }: NextRequest): boolean {
  return headers.get('sec-fetch-mode') !== 'cors';
}
