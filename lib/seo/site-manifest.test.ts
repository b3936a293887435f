import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Favicon } from '@/lib/content/schema-settings';
import { siteManifest } from './site-manifest';

describe('siteManifest', () => {
  it('R-SEO-11 names the web settings’ pictures that are big enough', () => {
    const manifest = siteManifest({
      name: 'Aurelia Casino & Sports',
      locale: 'en',
      favicons: [
        { kind: 'ico', size: 48, url: '/a.ico' },
        { kind: 'png', size: 16, url: '/16.png' },
        { kind: 'png', size: 512, url: '/512.png' },
        { kind: 'apple', size: 180, url: '/180.png' },
      ],
      shortcuts: [{ name: 'Games', url: '/gamehall' }],
    });
    expect(manifest.icons).toEqual([
      { src: '/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/180.png', sizes: '180x180', type: 'image/png' },
    ]);
    expect(manifest).toMatchObject({
      start_url: '/',
      scope: '/',
      display: 'standalone',
    });
  });

  it.each([
    ['Casino', 'Casino'],
    ['Aurelia Club', 'Aurelia Club'],
    ['Aurelia Casino', undefined],
  ])('has a short name of the name %s only where it need not be cut: %s', (name, short) => {
    expect(siteManifest({ name, locale: 'en', favicons: [], shortcuts: [] }).short_name).toBe(short);
  });

  it.each<{ favicons: Favicon[]; sources: string[] }>([
    { favicons: [], sources: ['/icons/app-192.png', '/icons/app-512.png'] },
    {
      favicons: [{ kind: 'apple', size: 180, url: '/180.png' }],
      sources: ['/180.png', '/icons/app-192.png', '/icons/app-512.png'],
    },
    { favicons: [{ kind: 'png', size: 192, url: '/192.png' }], sources: ['/192.png'] },
  ])('adds the icons of the build where the settings hold none that is big enough: $sources', (given) => {
    const { icons } = siteManifest({ name: 'Casino', locale: 'en', favicons: given.favicons, shortcuts: [] });
    expect(icons.map(({ src }) => src)).toEqual(given.sources);
  });

  it.each([192, 512])('the build’s icon of %i pixels is a picture of that size', (size) => {
    const png = readFileSync(`public/icons/app-${size}.png`);
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  });

  it('opens in the language it was installed in, and stays one app (R-SHAPE-01)', () => {
    const manifest = siteManifest({ name: 'Casino', locale: 'fr', favicons: [], shortcuts: [] });
    expect(manifest).toMatchObject({ id: '/', lang: 'fr', start_url: '/fr', scope: '/' });
  });
});
