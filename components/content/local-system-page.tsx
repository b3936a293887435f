'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { NotLoadedPage } from './not-loaded-page';
import { SYSTEM_PAGE_LOOKS, type SystemPageName } from './system-page-looks';
import { SystemPanel } from './system-panel';

const LOADERS = {
  en: () => import('@/i18n/messages/en/system.json'),
  fr: () => import('@/i18n/messages/fr/system.json'),
};

interface Texts {
  title: string;
  info: string;
  button: string;
}

/** A system page with the texts of the build, fetched for itself. Its button starts a new document, which finds out the truth. */
export function LocalSystemPage({ name }: { name: SystemPageName }) {
  const locale = useLocale();
  const [texts, setTexts] = useState<Texts | 'lost' | null>(null);
  useEffect(() => {
    LOADERS[locale]().then(
      (module) => setTexts(module.default[name]),
      (error: unknown) => {
        reloadAfter(error);
        setTexts('lost');
      },
    );
  }, [locale, name]);
  if (texts === 'lost') return <NotLoadedPage />;
  if (!texts) return null;
  return (
    <main id="main">
      <SystemPanel {...SYSTEM_PAGE_LOOKS[name]} {...texts} isDocumentLoad />
    </main>
  );
}
