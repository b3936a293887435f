import { NextResponse } from 'next/server';
import { routing } from '@/i18n/routing';
import { isKnownRoute } from '@/lib/routing/route-patterns';
import { redirectToPath, rewriteTo, rewriteToNotFound } from './answers';
import type { Step } from './context';

/**
 * Leads every address to its locale's pages (R-ROUTE-01 to 03): English never carries a prefix in public and always in
 * the app's folders, French carries it in both. An address of no route shows the not-found page in its locale.
 */
export const locale: Step = (context) => {
  const { prefix, sitePath } = context;
  if (prefix === routing.defaultLocale) return redirectToPath(context, sitePath, 308);
  if (!isKnownRoute(sitePath)) return rewriteToNotFound(context);
  if (prefix !== null) return NextResponse.next();
  return rewriteTo(context, `/${routing.defaultLocale}${sitePath === '/' ? '' : sitePath}`);
};
