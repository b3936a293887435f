import { NextResponse } from 'next/server';
import { findRedirect } from '@/lib/site-settings/redirect-rules';
import { withQuery } from '@/server/redirect-query.mjs';
import type { StepContext } from './context';
import { isDocument } from './is-document';

/**
 * Redirect rules of the SEO settings (R-GUARD-15 to R-GUARD-17). A changed rule applies at once, so browsers may not
 * cache the response. The home page with a `redirectUrl` is exempt: guests are redirected there, and a rule could
 * cause a loop. The query is kept as sent, the hash by the browser: the router would lose it, so it gets no page here
 * and loads the address as a document.
 */
export function seoRedirects({
  request,
  settings,
  locale,
  path,
  sitePath,
  url,
  query,
}: StepContext): Response | undefined {
  if (settings.redirects.length === 0) return undefined;
  if (sitePath === '/' && url.searchParams.has('redirectUrl')) return undefined;
  const target = findRedirect(settings.redirects, { locale, path });
  if (target === null) return undefined;
  if (!isDocument(request))
    return new NextResponse(null, { status: 204, headers: { 'cache-control': 'no-cache' } });
  return NextResponse.redirect(new URL(withQuery(target, query.slice(1)), url), {
    status: 301,
    headers: { 'cache-control': 'no-cache' },
  });
}
