'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { SYSTEM_PAGE_LOOKS, type SystemPageName } from './system-page-looks';
import { SystemPanel } from './system-panel';

const LOADERS = {
  en: () => import('@/i18n/messages/en/system.json'),
  fr: () => import('@/i18n/messages/fr/system.json'),
};

interface ErrorScreenProps {
  error: Error & { digest?: string };
}

/** What a failed page shows: the page its digest stands for (R-LAY-11, R-LAY-12), else the errors slot. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const locale = useLocale();
  const page = pageOf(error.digest);
  const [texts, setTexts] = useState<{ title: string; info: string; button: string } | null>(null);
  useEffect(() => {
    void LOADERS[locale]().then((module) => setTexts(module.default[page]));
  }, [locale, page]);
  const look = SYSTEM_PAGE_LOOKS[page];
  if (!texts) return null;
  return (
    <main id="main">
      <SystemPanel {...look} {...texts} isDocumentLoad />
    </main>
  );
}

function pageOf(digest: string | undefined): SystemPageName {
  if (digest === 'platform:UserBannedException') return 'userBlocked';
  if (digest === 'platform:Forbidden') return 'forbidden';
  if (/^platform:Application(Disabled|Unavailable)Exception$/.test(digest ?? '')) return 'maintenance';
  return 'errors';
}
