import type { Favicon } from '@/lib/content/schema-settings';

interface ManifestInput {
  name: string;
  favicons: readonly Favicon[];
  shortcuts: readonly { name: string; url: string }[];
}

/** The least size of a picture browsers install an app with. */
const MIN_APP_SIZE = 192;
/** Comes with the build, so that the app has a face whatever the web settings say. */
const BUILT_IN_ICON = { src: '/favicon.ico', sizes: '16x16 32x32 48x48', type: 'image/x-icon' };

/** The web app manifest. Only pictures big enough to stand for an app are named as its icons. */
export function siteManifest({ name, favicons, shortcuts }: ManifestInput) {
  return {
    id: '/',
    name,
    short_name: name.slice(0, 12),
    start_url: '/',
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
  const icons = big.map(({ url, size }) => ({ src: url, sizes: `${size}x${size}`, type: 'image/png' }));
  return big.some(({ size }) => size >= MIN_APP_SIZE) ? icons : [...icons, BUILT_IN_ICON];
}
