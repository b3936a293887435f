import type { NextRequest } from 'next/server';
import { compose } from '@/lib/middleware/compose';
import { guestGuard } from '@/lib/middleware/guest-guard';
import { locale } from '@/lib/middleware/locale';
import { maintenance } from '@/lib/middleware/maintenance';
import { robots } from '@/lib/middleware/robots';
import { seoRedirects } from '@/lib/middleware/seo-redirects';
import { serviceWorker } from '@/lib/middleware/service-worker';
import { systemPaths } from '@/lib/middleware/system-paths';
import { FIRST_SCRIPT } from '@/lib/session/first-script';

const handle = compose(
  { serviceWorker, maintenance, systemPaths, seoRedirects, robots, guestGuard, locale },
  [FIRST_SCRIPT],
);

export function middleware(request: NextRequest): Promise<Response> {
  return handle(request);
}

/** Excludes only what route handlers and files serve; Next.js reads these values at build time. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next(?:/|$)|api(?:/|$)|oauth(?:/|$)|hit$|platform(?:/|$)|content(?:/|$)|\\.well-known(?:/|$)|icons/|fonts/|offline/|build-version$|csp-report$|revalidate$|preview(?:/|$)|robots\\.txt$|sitemaps/|favicon\\.ico$|manifest\\.webmanifest$|sitemap\\.xml$).*)',
  ],
};
