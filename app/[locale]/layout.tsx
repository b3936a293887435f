import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import type { ReactNode } from 'react';
import { buildId } from '@/app/build-version/build-id';
import { ClientMessages } from '@/components/layout/client-messages';
import { CustomCode } from '@/components/runtime/custom-code';
import { Runtime } from '@/components/runtime/runtime';
import { isLocale } from '@/i18n/routing';
import { loadCollection, loadFavicons } from '@/lib/content/loaders.server';
import { faviconsToMetadata } from '@/lib/seo/favicons';
import { readMetaTags } from '@/lib/seo/meta-tags';
import { FIRST_SCRIPT } from '@/lib/session/first-script';
import '@/styles/global.scss';

const display = localFont({
  src: '../../styles/fonts/sora-latin-600.woff2',
  weight: '600',
  display: 'swap',
  variable: '--font-sora',
});

export const revalidate = 60;

/** No page is made at build: the content is read when the first visitor asks for it. */
export function generateStaticParams(): { locale: string }[] {
  return [];
}

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
  const [favicons, tool] = await Promise.all([
    loadFavicons(locale),
    loadCollection('meta-data-tool', locale),
  ]);
  return {
    icons: faviconsToMetadata(favicons),
    manifest: '/manifest.webmanifest',
    other: readMetaTags(tool.items).named,
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale();
  if (!isLocale(locale)) notFound();
  return (
    <html
      lang={locale}
      dir="ltr"
      className={display.variable}
      data-build={await buildId()}
      suppressHydrationWarning
    >
      {/* In the head, where the page cache puts it ahead of the styles (lib/page-cache/joined-styles.cjs). */}
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
