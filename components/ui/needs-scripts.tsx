'use client';

import { useTranslations } from 'next-intl';

/** Explains to whoever reads the page without scripts why nothing more comes. */
export function NeedsScripts() {
  const t = useTranslations('support');
  return (
    <noscript>
      <p>{t('needsScripts')}</p>
    </noscript>
  );
}
