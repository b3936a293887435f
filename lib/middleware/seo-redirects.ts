import { NextResponse } from 'next/server';
import { findRedirect, keepQuery } from '@/lib/site-settings/redirect-rules';
import type { StepContext } from './context';

/**
 * Redirect rules of the SEO settings (R-GUARD-15 to R-GUARD-17). A changed rule must be seen at once, so browsers may
 * not keep the response. The home page with a `redirectUrl` is where guests are led: a rule there could send them round
 * in circles. The visitor's query goes along as it was sent.
 */
export function seoRedirects({
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
  return NextResponse.redirect(new URL(keepQuery(target, query), url), {
    status: 301,
    headers: { 'cache-control': 'no-cache' },
  });
}
