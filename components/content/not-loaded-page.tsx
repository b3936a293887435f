'use client';

import { useTranslations } from 'next-intl';

/** Stands for a system page whose own code could not be fetched: what it needs is in every page, its styles are its own. */
export function NotLoadedPage() {
  const t = useTranslations('common');
  return (
    <main style={{ padding: '20%' }}>
      <h1>{t('notLoaded')}</h1>
      <button type="button" style={{ padding: 14, border: 'solid' }} onClick={() => window.location.reload()}>
        {t('retry')}
      </button>
    </main>
  );
}
