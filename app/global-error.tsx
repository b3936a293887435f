'use client';

import { useEffect } from 'react';
import { routing } from '@/i18n/routing';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { localePath, localePrefixOf } from '@/lib/routing/locale-path';

/** Not among the site's texts: where this shows, whatever would have brought them has failed. */
const WORDS = {
  en: { title: 'This page could not be loaded', retry: 'Try again', home: 'To the home page' },
  fr: { title: 'Cette page n’a pas pu être chargée', retry: 'Réessayer', home: 'Vers l’accueil' },
};

const BUTTON = {
  display: 'inline-block',
  padding: '14px 28px',
  border: 0,
  borderRadius: 26,
  background: '#f5b942',
  color: '#1d1204',
  font: 'inherit',
  fontWeight: 700,
  textDecoration: 'none',
  cursor: 'pointer',
};
const PLAIN_BUTTON = { ...BUTTON, background: '#262239', color: '#f6f4fb' };

/**
 * Stands for the whole document where the layout around all pages failed, most often for want of one file of code (R-ERR-13,
 * R-LAY-11). Its colours are those of the tokens, which may be missing too.
 */
export default function GlobalError({ error }: { error: Error }) {
  useEffect(() => reloadAfter(error), [error]);
  const path = typeof window === 'undefined' ? '/' : window.location.pathname;
  const locale = localePrefixOf(path) ?? routing.defaultLocale;
  const { title, retry, home } = WORDS[locale];
  return (
    <html lang={locale} style={{ background: '#0b0a14', colorScheme: 'dark' }}>
      <head>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </head>
      <body style={{ margin: 0, color: '#f6f4fb', fontFamily: 'system-ui, sans-serif', textAlign: 'center' }}>
        <main style={{ padding: '20vh 24px' }}>
          <h1 style={{ margin: '0 0 32px', fontSize: '1.75rem' }}>{title}</h1>
          <p style={{ display: 'flex', flexWrap: 'wrap', gap: 12, justifyContent: 'center' }}>
            <button type="button" style={BUTTON} onClick={() => window.location.reload()}>
              {retry}
            </button>
            <a href={localePath(locale, '/')} style={PLAIN_BUTTON}>
              {home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
