import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { buildId } from '@/lib/env/build-id.server';
import { ClientMessages } from '@/components/layout/client-messages';
import { CustomCode } from '@/components/app-shell/custom-code';
import { Runtime } from '@/components/app-shell/runtime';
import { isLocale, routing } from '@/i18n/routing';
import { loadCollection } from '@/lib/content/loaders.server';
import { faviconsToMetadata } from '@/lib/seo/favicons';
import { loadSiteTags } from '@/lib/seo/site-tags.server';
import { FIRST_SCRIPT } from '@/lib/session/first-script';
import '@/styles/global.scss';
// Imported here to be bundled with the layout: otherwise each page fetches a separate file for this one line.
import './error';

/**
 * Typeface of headings (decision 0029), subset to what English and French use. Made with `pyftsubset
 * --layout-features=kern,mark,ccmp --no-hinting --flavor=woff2`.
 */
const display = localFont({
  src: '../../styles/fonts/sora-latin-600.woff2',
  weight: '600',
  display: 'swap',
  variable: '--font-sora',
});

/** Its remaining glyphs, fetched only if a heading needs one. */
const displayMore = localFont({
  src: '../../styles/fonts/sora-more-600.woff2',
  weight: '600',
  display: 'swap',
  variable: '--font-sora-more',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+22-24,U+2A,U+3B-3D,U+40,U+A1-A3,U+A9,U+B0,U+B7,U+BF,U+C1,U+C3-C6,U+CC-CD,U+D1-D3,U+D5-D8,U+DA,U+DC-DF,U+E1,U+E3-E6,U+EC-ED,U+F1-F3,U+F5-F8,U+FA,U+FC-FF,U+2014,U+2018,U+201C-201D,U+2022,U+2122,U+2212',
    },
  ],
});

/**
 * Typeface of all other text, preloaded too: a swap after the first paint causes a layout shift (decision 0029). Made
 * with `fontTools.varLib.instancer wght=400:650`, then `pyftsubset --layout-features=kern,mark,ccmp,tnum,locl
 * --no-hinting --desubroutinize --flavor=woff2`.
 */
const text = localFont({
  src: '../../styles/fonts/geist-text.woff2',
  weight: '400 650',
  display: 'swap',
  variable: '--font-geist',
});

/** For every cached page below. */
export const revalidate = 60;

/** No page is generated at build time: content is read on the first request. */
export const generateStaticParams = () => [];

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#0b0a14',
  colorScheme: 'dark',
};

export async function generateMetadata(): Promise<Metadata> {
  const locale = await rootLocale();
  if (!isLocale(locale)) return {};
  const [{ favicon }, tags] = await Promise.all([
    loadCollection('web-settings', locale),
    loadSiteTags(locale),
  ]);
  return {
    icons: faviconsToMetadata(favicon),
    manifest: `/manifest.webmanifest${locale === routing.defaultLocale ? '' : `?locale=${locale}`}`,
    other: tags,
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return (
    <html
      lang={locale}
      dir="ltr"
      className={`${display.variable} ${displayMore.variable} ${text.variable}`}
      data-build={await buildId()}
      // The router scrolls to the top of a new page instantly, despite smooth scrolling to anchors.
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      {/* In the head, where the page cache moves it before the styles (server/html/joined-styles.mjs). */}
      <head>
        <script dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />
      </head>
      <body>
        <ClientMessages namespaces={[]}>
          <Runtime>{children}</Runtime>
        </ClientMessages>
        <CustomCode />
      </body>
    </html>
  );
}
