import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SkipLink } from '@/components/ui/skip-link';

/** The game layout (R-LAY-01): no site header or footer; the page brings its own slim bar. */
export default async function GameLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('layout');
  return (
    <>
      <SkipLink>{t('skipToContent')}</SkipLink>
      {children}
    </>
  );
}
