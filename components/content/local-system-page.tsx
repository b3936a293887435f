import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useDocumentTitle } from '@/components/ui/use-document-title';
import { whileWanted } from '@/components/ui/use-loaded';
import { loadNamespace } from '@/i18n/lazy-messages';
import { reloadAfter } from '@/lib/browser/chunk-reload';
import { pause } from '@/lib/browser/pause';
import { fetchSettingsPart, type SystemPageTexts } from '@/lib/site-settings/settings-parts';
import type { SystemPageName } from '@/lib/content/system-pages';
import { BarePage } from './bare-page';
import { NotFoundPath } from './not-found-path';
import { NotLoadedPage } from './not-loaded-page';
import { SYSTEM_PAGE_LOOKS } from './system-page-looks';
import { SystemPanel } from './system-panel';

/** For the operator's texts: this page replaces one that failed, so it must appear soon. */
const OPERATOR_WAIT_MS = 1_500;

interface LocalSystemPageProps {
  name: SystemPageName;
  /** Inside the default layout, which has its own `main`. */
  isInShell?: boolean | undefined;
  /** The page it replaces may work on retry. */
  canRetry?: boolean | undefined;
}

/** The operator's texts, else the built-in ones. The button loads a new document to get the actual state. */
export function LocalSystemPage({ name, isInShell = false, canRetry = false }: LocalSystemPageProps) {
  const retry = useRetry(name, canRetry);
  const [texts, setTexts] = useState<SystemPageTexts | 'lost' | null>(null);
  useEffect(() => {
    // An older response must not replace a newer one.
    return whileWanted<SystemPageTexts>(loadTexts(name), setTexts, (error) => {
      reloadAfter(error);
      setTexts('lost');
    });
  }, [name]);
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

/** The site's name from the document's metadata; null if absent. */
function shownSiteName(): string | null {
  const tag = document.querySelector('meta[property="og:site_name"]');
  return tag?.getAttribute('content') ?? null;
}

async function loadTexts(name: SystemPageName): Promise<SystemPageTexts> {
  const [own, builtIn] = await Promise.all([
    Promise.race([fetchSettingsPart('system'), pause(OPERATOR_WAIT_MS)]),
    loadNamespace('system'),
  ]);
  return own?.[name] ?? builtIn[name];
}
