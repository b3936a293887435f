import { useTranslations } from 'next-intl';

interface NotLoadedPageProps {
  /** Inside the default layout, which has its own `main`. */
  isInShell?: boolean | undefined;
}

/** Replaces a system page whose code could not be fetched: uses only code that every page has, plus its own styles. */
export function NotLoadedPage({ isInShell }: NotLoadedPageProps) {
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
