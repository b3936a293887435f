import type { Favicon } from '@/lib/content/schema-settings';

interface ManifestInput {
  name: string;
  favicons: readonly Favicon[];
  shortcuts: readonly { name: string; url: string }[];
}

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
    icons: favicons
      .filter(({ kind, size }) => kind !== 'ico' && size >= 48)
      .map(({ url, size }) => ({ src: url, sizes: `${size}x${size}`, type: 'image/png' })),
    shortcuts,
  };
}
