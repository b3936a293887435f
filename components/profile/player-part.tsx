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
  /** Rendered where nothing needs to hold the place. */
  hasSkeleton?: boolean;
  /** Holds the place of what is of another height than two blocks. */
  skeleton?: ReactNode;
}

/**
 * Parts that read a player's data: rendered in the browser only, because the server stores no list of a player and
 * cannot know the viewer's clock. Until then boxes hold their place; where the code never comes, they say so after a
 * while by styles alone.
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
