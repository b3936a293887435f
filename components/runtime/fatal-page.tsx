'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { SystemPanel } from '@/components/content/system-panel';
import { SYSTEM_PAGE_LOOKS } from '@/components/content/system-page-looks';
import type { FatalKind } from '@/stores/fatal';

const LOADERS = {
  en: () => import('@/i18n/messages/en/system.json'),
  fr: () => import('@/i18n/messages/fr/system.json'),
};

const PAGES = { blocked: 'userBlocked', forbidden: 'forbidden', maintenance: 'maintenance' } as const;

interface Texts {
  title: string;
  info: string;
  button: string;
}

/** Full-screen page of a fatal answer; maintenance offers to load the page anew, which finds out the truth. */
export function FatalPage({ kind }: { kind: FatalKind }) {
  const locale = useLocale();
  const page = PAGES[kind];
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    void LOADERS[locale]().then((module) => setTexts(module.default[page]));
  }, [locale, page]);
  if (!texts) return null;
  const look = SYSTEM_PAGE_LOOKS[page];
  return (
    <main id="main">
      <SystemPanel
        icon={look.icon}
        title={texts.title}
        info={texts.info}
        button={texts.button}
        href={look.href}
        isDocumentLoad
      />
    </main>
  );
}
