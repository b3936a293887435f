'use client';

/** Inlined: when this shows, whatever would have loaded the texts has failed. */
const WORDS = {
  en: { title: 'This page could not be loaded', retry: 'Try again' },
  fr: { title: 'Cette page n’a pas pu être chargée', retry: 'Réessayer' },
};
const BUTTON = { padding: '14px 28px', borderRadius: 26, background: '#f5b942', color: '#1d1204' };

/**
 * Replaces the whole document if the root layout failed, usually because a chunk did not load (R-ERR-13, R-LAY-11).
 * Part of every page, so it imports nothing and repeats the tokens' colours, which may be missing too.
 */
export default function GlobalError() {
  const isFrench = typeof window !== 'undefined' && /^\/fr(?:\/|$)/.test(window.location.pathname);
  const locale = isFrench ? 'fr' : 'en';
  const { title, retry } = WORDS[locale];
  return (
    <html lang={locale} style={{ background: '#0b0a14', color: '#f6f4fb', colorScheme: 'dark' }}>
      <body style={{ padding: '20vh 24px', font: '1rem system-ui, sans-serif', textAlign: 'center' }}>
        <title>{title}</title>
        <h1>{title}</h1>
        <button type="button" style={BUTTON} onClick={() => window.location.reload()}>
          {retry}
        </button>
      </body>
    </html>
  );
}
