'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import type { Locale } from '@/i18n/routing';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { pause } from '@/lib/browser/pause';
import { fetchSettingsPart, type SystemPageTexts } from '@/lib/site-settings/settings-parts';
import type { SystemPageName } from '@/lib/content/system-pages';
import { BarePage } from './bare-page';
import { NotFoundPath } from './not-found-path';
import { NotLoadedPage } from './not-loaded-page';
import { SYSTEM_PAGE_LOOKS } from './system-page-looks';
import { SystemPanel } from './system-panel';

const LOADERS = {
  en: () => import('@/i18n/messages/en/system.json'),
  fr: () => import('@/i18n/messages/fr/system.json'),
};

/** How long the operator's texts are waited for: a page rendered here stands for one that could not be had. */
const OPERATOR_WAIT_MS = 1_500;

export interface LocalSystemPageProps {
  name: SystemPageName;
  /** The default layout stands around it, with a `main` of its own. */
  isInShell?: boolean | undefined;
  /** It stands for a page that may be there at the next try. */
  canRetry?: boolean | undefined;
}

/**
 * A system page whose texts are fetched for itself: the operator's, else those of the build. Its button starts a new
 * document, which finds out the truth.
 */
export function LocalSystemPage({ name, isInShell = false, canRetry = false }: LocalSystemPageProps) {
  const locale = useLocale();
  const retry = useRetry(name, canRetry);
  const [texts, setTexts] = useState<SystemPageTexts | 'lost' | null>(null);
  useEffect(() => {
    // The page may become another one while its texts load: an older response must not replace a newer one.
    let isWanted = true;
    loadTexts(name, locale).then(
      (loaded) => {
        if (isWanted) setTexts(loaded);
      },
      (error: unknown) => {
        if (!isWanted) return;
        reloadAfter(error);
        setTexts('lost');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale, name]);
  useDocumentTitle(texts === 'lost' ? null : (texts?.title ?? null));
  if (texts === 'lost') return <NotLoadedPage isInShell={isInShell} />;
  if (!texts) return null;
  const panel = (
    <SystemPanel {...SYSTEM_PAGE_LOOKS[name]} {...texts} isDocumentLoad retry={retry}>
      {name === 'notFound' && <NotFoundPath />}
    </SystemPanel>
  );
  return isInShell ? panel : <BarePage siteName={shownSiteName()}>{panel}</BarePage>;
}

/** The errors slot can always be tried again: decided here, where it weighs on no page that works. */
function useRetry(name: SystemPageName, canRetry: boolean): string | undefined {
  const t = useTranslations('common');
  return canRetry || name === 'errors' ? t('retry') : undefined;
}

/** The site's name as the document declares it to other programs; null where it does not. */
function shownSiteName(): string | null {
  const tag = document.querySelector('meta[property="og:site_name"]');
  return tag?.getAttribute('content') ?? null;
}

async function loadTexts(name: SystemPageName, locale: Locale): Promise<SystemPageTexts> {
  const [own, { default: builtIn }] = await Promise.all([
    Promise.race([fetchSettingsPart('system', locale), pause(OPERATOR_WAIT_MS)]),
    LOADERS[locale](),
  ]);
  return own?.[name] ?? builtIn[name];
}
