import type { Locale } from '@/i18n/routing';
import type { Favicon } from '@/lib/content/schema-settings';
import { localePath } from '@/lib/routing/locale-path';

interface ManifestInput {
  name: string;
  locale: Locale;
  favicons: readonly Favicon[];
  shortcuts: readonly { name: string; url: string }[];
}

/** Launchers have room for about as many characters; a longer name they shorten themselves. */
const MAX_SHORT_NAME = 12;
/** The minimum icon size with which browsers install an app. */
const MIN_APP_SIZE = 192;
/** Part of the build, so that the site can be installed whatever the web settings contain. */
const BUILT_IN_ICONS = [192, 512].map((size) => appIcon(`/icons/app-${size}.png`, size));

/** The web app manifest: one app, in the language it was installed in. Only large pictures become its icons. */
export function siteManifest({ name, locale, favicons, shortcuts }: ManifestInput) {
  return {
    id: '/',
    lang: locale,
    name,
    ...(name.length <= MAX_SHORT_NAME && { short_name: name }),
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    background_color: '#0b0a14',
    theme_color: '#0b0a14',
    icons: appIcons(favicons),
    shortcuts,
  };
}

function appIcons(favicons: ManifestInput['favicons']) {
  const big = favicons.filter(({ kind, size }) => kind !== 'ico' && size >= 48);
  const icons = big.map(({ url, size }) => appIcon(url, size));
  return big.some(({ size }) => size >= MIN_APP_SIZE) ? icons : [...icons, ...BUILT_IN_ICONS];
}

function appIcon(src: string, size: number) {
  return { src, sizes: `${size}x${size}`, type: 'image/png' };
}
