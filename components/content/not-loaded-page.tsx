'use client';

import { useTranslations } from 'next-intl';

interface NotLoadedPageProps {
  /** The default layout stands around it, with a `main` of its own. */
  isInShell?: boolean | undefined;
}

/** Stands for a system page whose own code could not be fetched: what it needs is in every page, its styles are its own. */
export function NotLoadedPage({ isInShell = false }: NotLoadedPageProps) {
  const t = useTranslations('common');
  const Frame = isInShell ? 'div' : 'main';
  return (
    <Frame style={{ padding: '20%' }}>
      <h1>{t('notLoaded')}</h1>
      <button type="button" style={{ padding: 14, border: 'solid' }} onClick={() => window.location.reload()}>
        {t('retry')}
      </button>
    </Frame>
  );
}
