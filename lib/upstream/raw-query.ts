import { RAW_QUERY } from '@/server/agreed-names.mjs';

/**
 * The query as the visitor sent it, with its question mark; empty if there is none. Next.js rewrites the query of a
 * request, which would invalidate signed ones; the server (`server/request-target.mjs`) notes it before.
 */
export function rawQuery(request: Pick<Request, 'url' | 'headers'>): string {
  const noted = request.headers.get(RAW_QUERY);
  if (noted !== null) return noted;
  const at = request.url.indexOf('?');
  return at === -1 ? '' : (request.url.slice(at).split('#')[0] ?? '');
}
