'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DocumentLink } from '@/components/content/document-link';
import { QueryProvider } from '@/components/shared/query/query-client';
import { Skeleton } from '@/components/ui/skeleton';
import { useIsInBrowser } from '@/components/ui/use-is-in-browser';
import styles from './player-part.module.scss';

interface PlayerPartProps {
  children: ReactNode;
  /** False if no space needs to be reserved. */
  hasSkeleton?: boolean;
  /** For content that is not two blocks high. */
  skeleton?: ReactNode;
}

/**
 * Content that reads a player's data, only in the browser: the server stores no player lists and does not know the
 * viewer's clock. Until then placeholders reserve its space; if the code never loads, CSS shows a message later.
 */
export function PlayerPart({ children, hasSkeleton = true, skeleton }: PlayerPartProps) {
  const isInBrowser = useIsInBrowser();
  const t = useTranslations('common');
  if (isInBrowser) return <QueryProvider>{children}</QueryProvider>;
  if (!hasSkeleton) return null;
  return (
    <div className={styles.boxes}>
      {skeleton ?? (
        <>
          <Skeleton className={styles.box} />
          <Skeleton className={styles.box} />
        </>
      )}
      <div className={styles.late}>
        <p>{t('notLoaded')}</p>
        <DocumentLink href={null}>{t('retry')}</DocumentLink>
      </div>
    </div>
  );
}
