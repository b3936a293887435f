import { routing } from '@/i18n/routing';
import { loadCollection, loadFavicons } from '@/lib/content/loaders.server';
import { sameSitePath } from '@/lib/routing/external';
import { siteManifest } from '@/lib/seo/site-manifest';

export const dynamic = 'force-dynamic';

const LOCALE = routing.defaultLocale;
const MAX_SHORTCUTS = 4;

/** What a device needs to keep the site as an app: name, icons of the web settings, the menu's first entries. */
export async function GET(): Promise<Response> {
  const [common, favicons] = await Promise.all([loadCollection('common', LOCALE), loadFavicons(LOCALE)]);
  const shortcuts = common.menu.flatMap(({ title, url }) => {
    const path = sameSitePath(url);
    return path === null ? [] : [{ name: title, url: path }];
  });
  const manifest = siteManifest({
    name: common.siteName ?? 'Casino',
    favicons,
    shortcuts: shortcuts.slice(0, MAX_SHORTCUTS),
  });
  return Response.json(manifest, {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=600' },
  });
}
