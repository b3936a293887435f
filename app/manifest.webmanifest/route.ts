import { isLocale, routing, type Locale } from '@/i18n/routing';
import { noticeFallbacks, RETRY_SECONDS } from '@/lib/upstream/degraded.server';
import { loadCollection, loadSiteConfig } from '@/lib/content/loaders.server';
import { menuLinks } from '@/lib/content/menu-links.server';
import { localePath } from '@/lib/routing/locale-path';
import { sameSitePath } from '@/lib/routing/external';
import { siteManifest } from '@/lib/seo/site-manifest';

export const dynamic = 'force-dynamic';

const MAX_SHORTCUTS = 4;
const SHARED_SECONDS = 600;

/** Web app manifest in the language of `?locale`. With fallbacks it is cached briefly (decision 0002). */
export async function GET(request: Request): Promise<Response> {
  const wanted = new URL(request.url).searchParams.get('locale');
  const locale = isLocale(wanted) ? wanted : routing.defaultLocale;
  const { made, hasFallbacks } = await noticeFallbacks(() => manifestIn(locale));
  return Response.json(made, {
    headers: {
      'content-type': 'application/manifest+json',
      'cache-control': `public, max-age=${hasFallbacks ? RETRY_SECONDS : SHARED_SECONDS}`,
    },
  });
}

async function manifestIn(locale: Locale) {
  const [common, { features }, { favicon }] = await Promise.all([
    loadCollection('common', locale),
    loadSiteConfig(locale),
    loadCollection('web-settings', locale),
  ]);
  const shortcuts = menuLinks(common.menu, features).flatMap(({ title, url }) => {
    const path = sameSitePath(url);
    return path === null ? [] : [{ name: title, url: localePath(locale, path) }];
  });
  return siteManifest({
    name: common.siteName,
    locale,
    favicons: favicon,
    shortcuts: shortcuts.slice(0, MAX_SHORTCUTS),
  });
}
