import { NextResponse } from 'next/server';
import { routing } from '@/i18n/routing';
import { contentPageSlug } from '@/lib/content/content-page-rules';
import { isKnownRoute } from '@/lib/routing/route-patterns';
import { missing, redirectToPath, rewriteTo } from './responses';
import type { Step, StepContext } from './context';

/**
 * Routes every path to its locale's pages (R-ROUTE-01 to R-ROUTE-03): in public URLs English never has a prefix, in
 * the app's folders always; French has it in both. A path of no route shows its locale's not-found page.
 */
export const locale: Step = (context) => {
  const { prefix, sitePath } = context;
  if (prefix === routing.defaultLocale) return redirectToPath(context, sitePath, 308);
  if (!isKnownRoute(sitePath) || isUnknownSlug(context)) return missing(context);
  if (prefix !== null) return NextResponse.next();
  return rewriteTo(context, `/${routing.defaultLocale}${sitePath === '/' ? '' : sitePath}`);
};

/** Whether the language has no content page with this slug; false in a preview, which may show a draft. */
function isUnknownSlug({ sitePath, settings, isDynamic, locale: language }: StepContext): boolean {
  const slug = contentPageSlug(sitePath);
  return slug !== null && !isDynamic && settings.isUnknownSlug(slug, language);
}
