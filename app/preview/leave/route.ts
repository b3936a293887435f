import { switchPreview } from '@/lib/content/preview.server';
import { safeReturnPath } from '@/lib/routing/external';
import { localePath, stripLocale } from '@/lib/routing/locale-path';
import { proofCookie } from '@/server/preview-proof.mjs';
import { parseUrl } from '@/lib/routing/parse-url';
import { paths } from '@/lib/routing/paths';

export const dynamic = 'force-dynamic';

/** Ends an editor's preview in this browser and redirects to the published page. */
export async function POST(request: Request): Promise<Response> {
  const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
  await switchPreview(false, isFramed);
  return new Response(null, {
    status: 303,
    headers: {
      location: pageLeft(request.headers.get('referer')),
      'set-cookie': proofCookie(null, isFramed),
      'cache-control': 'private, no-store',
    },
  });
}

/**
 * Path and query of the referring page, whatever its host, after the return address check; else the home page in its
 * language. The site's own pages always send it (`strict-origin-when-cross-origin`).
 */
function pageLeft(referrer: string | null): string {
  const { pathname, search } = parseUrl(referrer ?? '', 'http://site.invalid') ?? {
    pathname: '/',
    search: '',
  };
  const home = localePath(stripLocale(pathname).locale, paths.home());
  return safeReturnPath(`${pathname}${search}`, home);
}
